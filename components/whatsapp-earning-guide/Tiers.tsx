import type { Content } from '@/lib/content';
import { formatCount, spanText, tierViews } from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';

/** How many contacts a dot stands for. */
export const CONTACTS_A_DOT = 25;
/** How the dots lie. */
const ROW = 20;
const ROWS = 3;

type Props = Pick<Content, 'earningGuide' | 'facts'> & {
  basis: EarningsBasis;
  /** The share of contacts that sees an ad. */
  viewRate: number;
};

/** The three tiers, each with what one ad can bring there and its crowd in dots. */
export function Tiers({ earningGuide, facts, basis, viewRate }: Props) {
  const { tiers, words } = earningGuide;
  const { contacts, ad, lowest, usual } = words.tiers;
  const { rates } = basis;
  const money = (amount: number) => localAmount(amount, basis);
  return (
    <ol
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:gap-5 lg:grid-cols-3 lg:gap-y-0"
    >
      {tiers.map(({ name, fact: factName, text }) => {
        const { min = 0, max, text: range } = facts[factName];
        const views = tierViews({ min, max }, viewRate);
        return (
          <li
            key={name}
            data-mark={name}
            className="rounded-card bg-white p-5 max-sm:w-[92%] sm:max-lg:grid sm:max-lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:max-lg:gap-x-10 sm:p-8 lg:row-span-4 lg:grid lg:grid-rows-subgrid"
          >
            <div className="mb-5 sm:max-lg:row-span-4 sm:max-lg:mb-0 lg:mb-7">
              <p>
                {usual}
                <b className="mt-1 mb-4 block font-display text-[1.7rem] leading-none tracking-tight lg:mb-6">
                  {spanText(views, money, rates.usual).replace(' to ', ' to\u00a0')}
                </b>
              </p>
              <Crowd from={min / CONTACTS_A_DOT} to={(max ?? Infinity) / CONTACTS_A_DOT} />
            </div>
            <h3 className="heading-3">
              {name}{' '}
              <span className="block font-body font-bold text-base tracking-normal">
                {range} {contacts}
              </span>
            </h3>
            <p className="mt-2 max-w-[36ch] text-muted max-sm:leading-normal">{text}</p>
            <dl className="mt-4 grid grid-cols-[auto_1fr] self-start max-sm:text-[0.9375rem] *:border-rule *:border-t *:py-2">
              <dt>{ad}</dt>
              <dd className="pl-2 text-right font-bold">{spanText(views, formatCount)}</dd>
              <dt>{lowest}</dt>
              <dd className="pl-2 text-right font-bold">{spanText(views, money, rates.lowest)}</dd>
            </dl>
          </li>
        );
      })}
    </ol>
  );
}

/** A crowd of so many dots at least, and at most: what is sure is full, the rest of the span pale. */
function Crowd({ from, to }: { from: number; to: number }) {
  const all = ROW * ROWS;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${ROW * 10} ${ROWS * 10}`}
      fill="none"
      strokeWidth="7"
      strokeLinecap="round"
      strokeDasharray="0 10"
      className="w-full"
    >
      <path d={dots(0, from)} className="stroke-sun" />
      <path d={dots(from, Math.min(to, all))} className="stroke-sun/40" />
      <path d={dots(Math.min(to, all), all)} className="stroke-sand" />
    </svg>
  );
}

/** The dots from one to before another, row by row, as lines that are dashed into dots. */
function dots(from: number, to: number): string {
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const [first, last] = [Math.max(from, row * ROW), Math.min(to, (row + 1) * ROW) - 1];
    return first > last ? '' : `M${(first % ROW) * 10 + 5} ${row * 10 + 5}h${(last - first) * 10 + 0.1}`;
  });
  return rows.join('');
}
