import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { currencyName, formatCount, formatRate, monthSum, monthsToPayout, payoutAfter } from '@/lib/money';
import { type EarningsBasis, localAmount } from '@/lib/site/earnings';

/** Views of one ad, of small and of large contact lists. */
const VIEWS = [50, 100, 200, 400];

type Props = { words: Content['calculator']['table']; basis: EarningsBasis };

/** A month of ordinary people: the calculator's answers without script. */
export function EarningsTable({ words: copy, basis }: Props) {
  const { days: span, items, rates, currencies } = basis;
  const columns = [rates.lowest, rates.usual].flatMap((rate) =>
    [span.min, span.max].map((days) => ({
      title: insert(copy.column, { days, rate: formatRate(rate, currencies.own) }),
      days,
      rate,
    })),
  );
  return (
    <details className="open-without-script lg:col-span-2">
      <summary className="opens text-leaf-deep">{copy.title}</summary>
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
              <th scope="col">{copy.payout}</th>
            </tr>
          </thead>
          <tbody>
            {VIEWS.map((views) => {
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
export function payoutText(sum: number, { threshold, payout }: EarningsBasis): string {
  return payoutAfter(monthsToPayout(sum, threshold), payout);
}
