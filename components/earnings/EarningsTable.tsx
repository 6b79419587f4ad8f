import { type DollarRange, earningsADay, earningsAMonth } from '@/lib/money/earnings';
import { formatCount, formatRange } from '@/lib/money/format';

/** Views a day, typical of small and large contact lists. */
const VIEWS = [50, 100, 250, 500, 1_000];

type Props = { perView: DollarRange; itemsMax: number };

/** Earnings of a month for typical views and every number of items: the calculator's answers without script. */
export function EarningsTable({ perView, itemsMax }: Props) {
  const items = Array.from({ length: itemsMax }, (_, index) => index + 1);
  return (
    <details className="open-without-script group mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-control font-semibold text-leaf-deep underline-offset-4 hover:underline [&::-webkit-details-marker]:hidden">
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 group-open:rotate-180 noscript:hidden">
          <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        A month’s earnings in one table
      </summary>
      <section
        aria-label="Earnings of a month by views and ads"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        className="table-scroll mb-0! mt-4!"
      >
        <table>
          <caption className="sr-only">US dollars in a month of thirty days</caption>
          <thead>
            <tr>
              <th scope="col">Views per ad in a day</th>
              {items.map((count) => (
                <th key={count} scope="col">
                  {count} {count === 1 ? 'ad' : 'ads'} a day
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VIEWS.map((views) => (
              <tr key={views}>
                <th scope="row">{formatCount(views)}</th>
                {items.map((count) => (
                  <td key={count} className="whitespace-nowrap">
                    {formatRange(earningsAMonth(earningsADay(views, count, perView)))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
