import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';
import { formatCount, spanText, tierViews } from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';

/** How large each tier's ring is drawn where there is room, smallest first. */
const SIZES = ['md:size-36 lg:size-40', 'md:size-40 lg:size-48', 'md:size-46 lg:size-56'];

/** Dashes that each tier adds. */
const DASHES = 4;

type Props = Pick<Content, 'earningGuide' | 'facts'> & {
  basis: EarningsBasis;
  /** The share of contacts that sees an ad. */
  viewRate: number;
};

/** The three tiers as rings that grow, each with what one ad can bring there. */
export function Tiers({ earningGuide, facts, basis, viewRate }: Props) {
  const words = earningGuide.words.tiers;
  const { rates } = basis;
  const money = (amount: number) => localAmount(amount, basis);
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:grid-cols-1 sm:gap-x-5 sm:gap-y-14 lg:gap-x-8 md:grid-cols-3"
    >
      {earningGuide.tiers.map(({ name, fact: factName, text }, index) => {
        const { min = 0, max, text: contacts } = facts[factName];
        const views = tierViews({ min, max }, viewRate);
        return (
          <li key={name} className="max-sm:w-[92%] max-sm:rounded-card max-sm:bg-white max-sm:p-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:block">
              <div className="md:mb-7 md:flex md:h-46 md:items-end lg:h-56">
                <div className={`relative grid size-32 place-items-center ${SIZES[index]}`}>
                  <Ring
                    segments={DASHES * SIZES.length}
                    filled={DASHES * (index + 1)}
                    thickness={0.1}
                    className="absolute inset-0 size-full text-sun"
                    trackClassName="text-rule"
                  />
                  <p className="text-center leading-tight">
                    <span className="heading-3 block max-sm:text-base">{contacts}</span>
                    <span className="text-muted text-sm">{words.contacts}</span>
                  </p>
                </div>
              </div>
              <h3 className="heading-3">{name}</h3>
            </div>
            <p className="mt-2 max-w-[36ch] text-muted max-sm:leading-normal md:min-h-20">{text}</p>
            <dl className="mt-4 grid grid-cols-[auto_1fr] text-base max-sm:text-[0.9375rem] md:max-lg:text-sm *:border-rule *:border-t *:py-2">
              <dt>{words.ad}</dt>
              <dd className="pl-2 text-right font-bold">{spanText(views, formatCount)}</dd>
              <dt>{words.lowest}</dt>
              <dd className="pl-2 text-right font-bold">{spanText(views, money, rates.lowest)}</dd>
              <dt>{words.usual}</dt>
              <dd className="pl-2 text-right font-bold">{spanText(views, money, rates.usual)}</dd>
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
