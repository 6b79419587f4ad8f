import { LuArrowRight, LuEye, LuWallet } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { Viewers } from '@/components/art/app/proof';
import { WithCard } from '@/components/art/cast/Holding';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { type Content, localRate } from '@/lib/content';

/** `rate`: US dollars a view. */
type Props = Pick<Content, 'app' | 'navigation' | 'site' | 'trust'> & { rate: number };

/** The way to try it, with what there is to see: an ad, its views, and the sum of them on the phone of the one who is paid above. */
export function SeeForYourself({ app, navigation, rate, site, trust }: Props) {
  const { call, who } = trust.words;
  const [ad] = app.campaigns.items;
  const { proof } = app;
  return (
    <section
      aria-labelledby="last-title"
      className="overflow-hidden bg-leaf pt-8 text-ink [--focus-ring:var(--color-ink)] md:pt-20 print:hidden"
    >
      <div className="wrap grid gap-x-2 gap-y-5 @min-[18em]/page:grid-cols-[1fr_auto_1fr] md:@min-[40em]/page:grid-cols-[3fr_auto_3fr_auto_8fr] md:gap-y-10 lg:gap-x-3 xl:gap-y-12">
        <div className="col-span-full row-start-1">
          <h2
            id="last-title"
            className="heading-1 max-md:text-[min(3rem,12.4vw)] xl:text-8xl xl:-ms-[0.04em]"
          >
            {call.title}
          </h2>
          <p className="mt-3 max-w-[36ch] text-balance max-md:leading-snug md:mt-5 md:text-xl">{call.text}</p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:grow md:mt-8">
            <ButtonLink href={site.storeUrl} tone="ink" data-track="start-earning-trust">
              {navigation.words.actions.earn}
            </ButtonLink>
            <ButtonLink href="/how-payouts-work" tone="outline-light" className="border-2! border-ink!">
              {who.payouts}
            </ButtonLink>
          </div>
        </div>
        {ad && (
          <AdCard
            text={ad.name}
            art={ad.art}
            tone={ad.tone}
            className="max-md:*:aspect-[7/8] md:mb-12 lg:mb-20"
          />
        )}
        <Then />
        <div aria-hidden="true" className="@container md:mb-12 lg:mb-20">
          <div className="flex h-full flex-col rounded-[9cqi] bg-ink p-[1em] text-[8.4cqi] text-mist leading-tight shadow-lift max-md:justify-center max-md:*:my-0 max-md:*:last:hidden">
            <LuEye className="size-[2.6em] text-leaf" />
            <span className="mt-[.4em] text-[1.3em]">{proof.viewedBy}</span>
            <b className="mb-auto font-display text-[3.6em] text-white leading-none">{proof.views}</b>
            <Viewers />
          </div>
        </div>
        <Then className="hidden md:@min-[40em]/page:block" />
        <WithCard
          name="naledi"
          size="self-end col-span-full max-md:-mt-5 md:@min-[40em]/page:col-[5] md:@min-[40em]/page:row-[1/3]"
        >
          <span className="grid h-full content-center justify-items-center gap-[2.4cqi] pb-[1.5cqi] leading-none">
            <span className="flex items-center gap-[1.5cqi] text-[4.6cqi]">
              <LuWallet className="size-[1.5em] text-leaf-deep" />
              {proof.views} × {localRate(rate)}
            </span>
            <b className="whitespace-nowrap font-display text-[9.6cqi] tracking-tight">
              {localRate(proof.views * rate)}
            </b>
          </span>
        </WithCard>
      </div>
    </section>
  );
}

function Then({ className = '' }) {
  return (
    <span aria-hidden="true" className={`self-center md:mb-12 lg:mb-20 ${className}`}>
      <LuArrowRight strokeWidth={3} className="size-5 lg:size-8" />
    </span>
  );
}
