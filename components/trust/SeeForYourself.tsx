import { LuArrowRight, LuEye, LuWallet } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { Viewers } from '@/components/art/app/proof';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { type Content, localRate } from '@/lib/content';

const CARD =
  'flex aspect-[9/15] flex-col rounded-[9cqi] p-[1em] text-[8.4cqi] leading-tight shadow-lift *:first:size-[2.6em]';

/** `rate`: US dollars a view. */
type Props = Pick<Content, 'app' | 'navigation' | 'site' | 'trust'> & { rate: number };

/** The way to try it, beside what there is to see: an ad, its views, the sum of them. */
export function SeeForYourself({ app, navigation, rate, site, trust }: Props) {
  const { call, who } = trust.words;
  const [ad] = app.campaigns.items;
  const { proof } = app;
  const [currency, sum] = localRate(proof.views * rate).split(/\s/);
  return (
    <section aria-labelledby="last-title" className="bg-sand py-8 md:py-20 print:hidden">
      <div className="wrap grid items-center gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-rows-[1fr_auto_auto_1fr] lg:gap-x-16">
        <div className="md:row-start-2">
          <h2 id="last-title" className="heading-1">
            {call.title}
          </h2>
          <p className="mt-3 max-w-[36ch] text-balance max-md:leading-snug md:mt-5 md:text-xl">{call.text}</p>
        </div>
        <div
          aria-hidden="true"
          className="grid grid-cols-[1fr_auto_1fr_auto_1fr] items-center gap-x-1 *:@container md:col-start-2 md:row-start-2 lg:row-span-full lg:gap-x-3"
        >
          {ad && <AdCard text={ad.name} art={ad.art} tone={ad.tone} />}
          <Then />
          <div>
            <div className={`bg-ink text-mist ${CARD}`}>
              <LuEye className="text-leaf" />
              <span className="mt-[.4em] text-[1.3em]">{proof.viewedBy}</span>
              <b className="mb-auto font-display text-[3.6em] text-white leading-none">{proof.views}</b>
              <Viewers />
            </div>
          </div>
          <Then />
          <div>
            <div className={`bg-leaf text-ink ${CARD}`}>
              <LuWallet />
              <span className="mt-auto whitespace-nowrap text-[1.1em] @max-[7rem]:whitespace-normal @max-[7rem]:text-[1.6em]">
                {proof.views} × {localRate(rate)}
              </span>
              <b className="mt-[.2em] font-display text-[2.9em] @max-[7rem]:text-[3.2em] leading-none tracking-tight">
                <span className="block text-[.7em]">{currency}</span>
                {sum}
              </b>
            </div>
          </div>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:*:grow md:max-lg:col-span-full md:row-start-3">
          <ButtonLink href={site.storeUrl} tone="ink" data-track="start-earning-trust">
            {navigation.words.actions.earn}
          </ButtonLink>
          <ButtonLink href="/how-payouts-work" tone="outline-light">
            {who.payouts}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

function Then() {
  return (
    <span className="[container-type:normal]!">
      <LuArrowRight strokeWidth={3} className="size-4 text-leaf-deep lg:size-7" />
    </span>
  );
}
