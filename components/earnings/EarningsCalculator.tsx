import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import {
  currencyName,
  formatCount,
  type Month,
  monthSum,
  monthsToPayout,
  payoutAfter,
  shareOf,
} from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';
import { CalculatorFields } from './CalculatorFields';

/** A Status is seen by people who saved each other's number: more views of one than this are rare. */
const MOST_VIEWS = 2_000;

type EarningsCalculatorProps = {
  words: Content['calculator'];
  basis: EarningsBasis;
};

/**
 * What sharing brings in a month, worked out by the site script (lib/browser/earnings.ts); without script the table has
 * ordinary answers. The lowest rate comes first, and there is no upper end. For a light ground.
 */
export function EarningsCalculator({ words, basis }: EarningsCalculatorProps) {
  const copy = words.form;
  const { days, items, views, rates, threshold, megabytes, currencies } = basis;
  const month: Month = { views, items: items.start, days: days.usual, refused: 0 };
  const answers = [
    { name: 'low', title: copy.lowest, sum: monthSum(month, rates.lowest) },
    { name: 'usual', title: copy.usual, sum: monthSum(month, rates.usual) },
  ];
  return (
    <div className="overflow-hidden rounded-panel border border-rule bg-white">
      <form
        data-earnings
        data-lowest={rates.lowest}
        data-usual={rates.usual}
        data-threshold={threshold}
        data-megabytes={megabytes}
        data-views-max={MOST_VIEWS}
        data-currencies={JSON.stringify(currencies)}
        autoComplete="off"
        className="lg:grid lg:grid-cols-[1fr_26rem] noscript:hidden"
      >
        <CalculatorFields words={words} basis={basis} />
        <output
          htmlFor="earnings-views earnings-days earnings-refused earnings-data earnings-currency"
          className="grid content-center gap-x-14 gap-y-7 bg-sun p-6 text-ink sm:max-lg:grid-cols-2 max-[19em]:grid-cols-1! @max-[13em]/page:grid-cols-1! sm:p-10 lg:gap-y-10"
        >
          {/* A month at one rate, how much of the way to a payout that is, and when the first one comes. */}
          {answers.map(({ name, title, sum }) => (
            <span key={name} className="grid content-start gap-2">
              <span className="font-bold leading-snug">{title}</span>
              <span
                className="heading-2 tabular-nums"
                {...{ [`data-earnings-${name}`]: '' }}
                suppressHydrationWarning
              >
                {localAmount(sum, basis)}
              </span>
              <svg
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
                aria-hidden="true"
                className="h-3 w-full rounded-full bg-ink/15"
              >
                <path
                  d="M0 .5h100"
                  strokeDasharray={`${shareOf(sum, threshold)} 100`}
                  {...{ [`data-earnings-${name}-bar`]: '' }}
                  suppressHydrationWarning
                  className="stroke-ink"
                />
              </svg>
              <span>
                {copy.first}{' '}
                <b
                  {...{ [`data-earnings-${name}-payout`]: '' }}
                  suppressHydrationWarning
                  className="block text-balance"
                >
                  {payoutText(sum, basis)}
                </b>
              </span>
            </span>
          ))}
          <span data-earnings-note suppressHydrationWarning className="col-span-full font-bold empty:hidden">
            {''}
          </span>
        </output>
      </form>
      <div className="grid grid-cols-1 gap-y-3 border-rule border-t p-6 sm:px-10 sm:py-7 noscript:border-t-0">
        <p className="text-pretty">
          <Words text={copy.threshold} />
        </p>
        <EarningsTable words={words.table} basis={basis} />
      </div>
    </div>
  );
}

/** Views of one ad, of small and of large contact lists. */
const TABLE_VIEWS = [50, 100, 200, 400];

type EarningsTableProps = { words: Content['calculator']['table']; basis: EarningsBasis };

/** A month of ordinary people: the calculator's answers without script. */
function EarningsTable({ words: copy, basis }: EarningsTableProps) {
  const { days: span, items, rates } = basis;
  const columns = [rates.lowest, rates.usual].flatMap((rate) =>
    [span.min, span.max].map((days) => ({
      title: insert(copy.column, { days, rate: localAmount(rate, basis) }),
      days,
      rate,
    })),
  );
  return (
    <details className="open-without-script">
      <summary className="fold-line text-leaf-deep">{copy.title}</summary>
      <p className="mt-2 text-muted text-sm">{insert(copy.basis, { items: items.start })}</p>
      <section
        aria-label={copy.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="table-scroll mb-0! mt-4!"
      >
        <table>
          <caption className="sr-only">
            {insert(copy.caption, { currency: currencyName(basis.local) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{copy.views}</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col" className="min-w-40">
                {copy.payout}
              </th>
            </tr>
          </thead>
          <tbody>
            {TABLE_VIEWS.map((views) => {
              const sums = columns.map(({ days, rate }) =>
                monthSum({ views, items: items.start, days, refused: 0 }, rate),
              );
              return (
                <tr key={views}>
                  <th scope="row">{formatCount(views)}</th>
                  {sums.map((sum, index) => (
                    <td key={columns[index]?.title}>{localAmount(sum, basis)}</td>
                  ))}
                  <td>{payoutText(sums.at(-1) ?? 0, basis)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}

/** How long the first payout takes; the site script adds the month's name. */
function payoutText(sum: number, { threshold, payout }: EarningsBasis): string {
  return payoutAfter(monthsToPayout(sum, threshold), payout);
}
