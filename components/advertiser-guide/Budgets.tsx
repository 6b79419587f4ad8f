import type { Ladder } from '@/components/pricing/Prices';
import { Bar } from '@/components/ui/Bar';
import { PHONE_FOLD } from '@/components/ui/phone-fold';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatAmount, formatCount } from '@/lib/money';
import { API_IS_EMBEDDED } from '@/lib/site/pricing/base-url';
import { pricesIn } from '@/lib/site/pricing/embedded';
import { viewsForBudget } from '@/lib/site/pricing/selection';

type Props = {
  words: Content['advertiserGuide']['words']['budgets'];
  /** In the currency, and as text in that of the main market. */
  budgets: readonly { amount: number; local: string }[];
  perView: number;
  currency: string;
} & Ladder;

/** What a few budgets buy at the displayed cost per view, counted in dashes as large as what the smallest buys, and what each audience costs. */
export function Budgets({ words, budgets, perView, currency, pricing, market, title }: Props) {
  const { country, prices } = pricesIn(market, pricing);
  const most = Math.max(...prices.map(({ price }) => price));
  const list = insert(title, { country: country?.name ?? '' });
  const smallest = Math.min(...budgets.map(({ amount }) => amount));
  return (
    <section id="prices" aria-labelledby="budget-title" className="page-section">
      <div className="wrap grid gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[2fr_3fr] xl:grid-cols-[1fr_2fr] cramped:grid-cols-1">
        <div>
          <h2 id="budget-title" className="heading-2">
            {words.title}
          </h2>
          <p className="mt-3 text-muted max-sm:leading-normal md:mt-4 md:text-lg">
            <Words text={words.text} />
          </p>
        </div>
        <dl className="grid gap-y-5 empty:hidden md:gap-y-7">
          {budgets.map(({ amount, local }) => (
            <div
              key={amount}
              className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-2 @max-[13em]/page:grid-cols-1 md:gap-y-3"
            >
              <dt className="row-start-1 @min-[13em]/page:col-start-2 md:text-lg">
                <b className="font-display text-lg tracking-tight md:text-2xl">{local}</b>
                {local !== formatAmount(amount, currency) && (
                  <span className="text-muted max-sm:hidden">{` (${formatAmount(amount, currency)})`}</span>
                )}
              </dt>
              <dd className="leading-none @min-[13em]/page:row-start-1 md:text-lg/none">
                <b className="font-display text-4xl/none tracking-tight lg:text-[min(3.25rem,4vw)]">
                  {formatCount(viewsForBudget(amount, perView))}
                </b>{' '}
                {words.views}
              </dd>
              <dd className="@max-[13em]/page:hidden col-span-full">
                <Dashes count={amount / smallest} />
              </dd>
            </div>
          ))}
        </dl>
        {API_IS_EMBEDDED && country && prices.length > 0 && (
          <div className="border-rule border-t pt-2 md:pt-6 lg:col-span-full">
            <details className={`text-base max-sm:tracking-tight ${PHONE_FOLD}`}>
              <summary className="fold-line">{list}</summary>
              <h3 className="font-bold max-md:hidden md:text-lg">{list}</h3>
              <ul className="mt-1 grid text-base sm:mt-3 sm:grid-cols-3 sm:gap-6 xl:grid-cols-6 cramped:grid-cols-1">
                {prices.map(({ audience, price }) => (
                  <li
                    key={audience}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule py-1.5 max-sm:not-last:border-b sm:block sm:py-0"
                  >
                    <span>{audience}</span>
                    <b className="block whitespace-nowrap font-display text-lg tracking-tight md:text-2xl">
                      {country.currencyCode} {formatCount(price * 1000)}
                    </b>
                    <span className="mt-2 block max-sm:hidden">
                      <Bar share={(100 * price) / most} tone="fill-iris" />
                    </span>
                  </li>
                ))}
              </ul>
            </details>
          </div>
        )}
      </div>
    </section>
  );
}

const IN_A_ROW = 25;

/** So many dashes, the last one as long as what is left. */
function Dashes({ count }: { count: number }) {
  const rows = Array.from({ length: Math.ceil(count / IN_A_ROW) }, (_, row) => {
    const left = Math.min(IN_A_ROW, count - IN_A_ROW * row);
    return `M2.5 ${9 * row + 2.5}${'h4m6 0'.repeat(left)}${left % 1 ? `h${4 * (left % 1)}` : ''}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${10 * IN_A_ROW - 1} ${9 * rows.length - 4}`}
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      className="w-full overflow-visible stroke-iris forced-colors:stroke-current"
    >
      <path d={rows.join('')} />
    </svg>
  );
}
