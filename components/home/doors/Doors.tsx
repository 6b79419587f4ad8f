import { AdCard } from '@/components/art/AdCard';
import { ArrowLink } from '@/components/ui/ArrowLink';
import { AUDIENCES } from '@/components/ui/audience';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content } from '@/lib/content';
import { localMoney, type OrdinaryMonth } from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';
import { AdvertiserSum, type DoorFacts, EarnerSum } from './Sums';

type Props = Pick<Content, 'home' | 'navigation' | 'site' | 'pricing'> & {
  basis: EarningsBasis;
  facts: Record<'costPerView' | 'minimumBudget' | 'minimumContacts', { value: number }>;
};

/** Of the status in each: on phones the text runs around it, and on wide screens it has room beside the sum. */
const CARD =
  'relative float-right mt-3 mb-2 ml-3 w-[min(33%,6rem)] @max-[13em]/page:hidden md:max-xl:hidden xl:absolute xl:top-0 xl:right-0 xl:w-40';
const AD = { mark: 'text-xs', picture: 'mb-[.4em] size-[9.5em]', className: CARD };

/**
 * The two ways in, one for each audience, over the hero's lower edge: each asks for one number and answers with a sum
 * (lib/browser/doors.ts). Without script the sums are a plain example.
 */
export function Doors({ home, navigation, site, pricing, basis, facts }: Props) {
  const words = home.words.doors;
  const { days, items, rates, threshold, currencies } = basis;
  const month: OrdinaryMonth = { items: items.start, days: days.usual, rate: rates };
  const costPerView = facts.costPerView.value;
  const shared: DoorFacts = {
    words,
    threshold,
    countries: pricing.countries,
    mainMarket: site.mainMarket,
    inMainMarket: (amount) => localAmount(amount, basis),
  };
  const [ad, posted] = home.hero.slogans.slice(-2);
  if (home.doors.length === 0) return null;
  return (
    <section
      id="get-started"
      aria-label={words.label}
      data-doors={JSON.stringify({
        month,
        costPerView,
        threshold,
        payout: words.payout,
        range: words.range,
        currencies,
      })}
      className="-mt-14 lg:-mt-24 relative scroll-mt-20 print:mt-0"
    >
      <div className="wrap grid gap-4 md:grid-cols-2 lg:gap-6">
        {home.doors.map((door) => {
          const { audience, title, guide, start = basis.views } = door;
          const { action, address, track, ground, tones } = AUDIENCES[audience];
          return (
            <div
              key={audience}
              className={`relative flex flex-col overflow-hidden rounded-panel border border-transparent p-5 pb-4 shadow-lift md:py-7 lg:p-10 ${ground}`}
            >
              <h2 className="font-display text-[1.875rem] leading-none tracking-tight sm:max-w-[10.72em] sm:text-4xl lg:text-[2.75rem]">
                {title}
              </h2>
              <div className="relative xl:pr-48">
                {audience === 'earner' ? (
                  <EarnerSum
                    {...shared}
                    door={door}
                    start={start}
                    month={month}
                    minimum={facts.minimumContacts.value}
                    picture={posted && <AdCard {...posted} {...AD} />}
                  />
                ) : (
                  <AdvertiserSum
                    {...shared}
                    door={door}
                    start={start}
                    costPerView={costPerView}
                    minimum={facts.minimumBudget.value}
                    money={localMoney(basis.local, currencies)}
                    own={currencies.own}
                    picture={ad && <AdCard {...ad} {...AD} />}
                  />
                )}
              </div>
              <div className="mt-auto flex flex-wrap items-center gap-x-6 gap-y-1 max-sm:*:first:w-full">
                <ButtonLink href={site[address]} tone={tones[0]} data-track={`${track}-door`}>
                  {navigation.words.actions[action]}
                </ButtonLink>
                <ArrowLink {...guide} className="font-bold underline-offset-4 hover:underline" />
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
