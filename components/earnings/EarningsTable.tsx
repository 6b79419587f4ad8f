import { content, fact, factEntry, factValue, localMoney, mainCurrency } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { counted, currencyName, formatCount, monthSum, monthsToPayout } from '@/lib/money';

/** Views of one ad, of small and of large contact lists. */
const VIEWS = [50, 100, 200, 400];

/** A month of ordinary people: the calculator's answers without script. */
export function EarningsTable() {
  const copy = content().calculator.table;
  const items = factEntry('itemsPerDayAdvice').min ?? 1;
  const { min = 1, max = 1 } = factEntry('campaignDays');
  const threshold = factValue('payoutThresholdGuide');
  const columns = (['earningPerViewMin', 'exampleRate'] as const).flatMap((rate) =>
    [min, max].map((days) => ({
      title: insert(copy.column, { days, rate: fact(rate) }),
      days,
      rate: factValue(rate),
    })),
  );
  return (
    <details className="open-without-script group mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control font-semibold text-leaf-deep underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 group-open:rotate-180 noscript:hidden">
          <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        {copy.title}
      </summary>
      <p className="mt-2 text-muted text-sm">{insert(copy.basis, { items })}</p>
      <section
        aria-label={copy.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="table-scroll mb-0! mt-4!"
      >
        <table>
          <caption className="sr-only">
            {insert(copy.caption, { currency: currencyName(mainCurrency()) })}
          </caption>
          <thead>
            <tr>
              <th scope="col">{copy.views}</th>
              {columns.map(({ title }) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
              <th scope="col">{copy.payout}</th>
            </tr>
          </thead>
          <tbody>
            {VIEWS.map((views) => {
              const sums = columns.map(({ days, rate }) =>
                monthSum({ views, items, days, refused: 0 }, rate),
              );
              const months = monthsToPayout(sums.at(-1) ?? 0, threshold);
              return (
                <tr key={views}>
                  <th scope="row">{formatCount(views)}</th>
                  {sums.map((sum, index) => (
                    <td key={columns[index]?.title}>{localMoney(sum)}</td>
                  ))}
                  <td>{months === undefined ? 'never' : `after ${counted(months, 'month')}`}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
