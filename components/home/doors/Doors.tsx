import { AdCard } from '@/components/art/AdCard';
import { Person } from '@/components/art/cast/Person';
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

/**
 * The two ways in, one for each audience, over the hero's lower edge: each asks for one number and answers with a sum
 * (lib/browser/doors.ts). Without script the sums are a plain example.
 */
export function Doors({ home, navigation, site, pricing, basis, facts }: Props) {
  const words = home.words.doors;
  const { days, items, rates, threshold, currencies } = basis;
  const month: OrdinaryMonth = { items: items.start, days: days.usual, rate: rates };
  const costPerView = facts.costPerView.value;
  const { countries } = pricing;
  const shared: DoorFacts = {
    words,
    threshold,
    countries,
    mainMarket: site.mainMarket,
    inMainMarket: (amount) => localAmount(amount, basis),
  };
  const ad = home.hero.slogans.at(-2);
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
              className={`relative flex flex-col overflow-hidden rounded-panel border border-transparent p-5 shadow-lift lg:p-10 ${ground}`}
            >
              <h2 className="font-display text-[1.875rem] leading-none tracking-tight sm:max-w-[10.72em] sm:text-4xl lg:text-[2.75rem]">
                {title}
              </h2>
              {audience === 'earner' ? (
                <div className="relative xl:pr-48">
                  <EarnerSum
                    {...shared}
                    door={door}
                    start={start}
                    month={month}
                    minimum={facts.minimumContacts.value}
                  />
                  <span className="absolute top-3 right-0 flex h-67 w-40 items-end justify-center overflow-hidden rounded-control bg-leaf shadow-lift max-xl:hidden">
                    <span className="absolute inset-x-3 top-3 h-[3px] rounded-full bg-ink" />
                    <Person name="tunde" pose="phone" className="-mb-4 h-72 shrink-0" />
                  </span>
                </div>
              ) : (
                <div className="relative xl:pr-48">
                  <AdvertiserSum
                    {...shared}
                    door={door}
                    start={start}
                    costPerView={costPerView}
                    minimum={facts.minimumBudget.value}
                    money={localMoney(basis.local, currencies)}
                    own={currencies.own}
                  />
                  {ad && <AdCard {...ad} className="absolute top-3 right-0 w-40 max-xl:hidden" />}
                </div>
              )}
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
