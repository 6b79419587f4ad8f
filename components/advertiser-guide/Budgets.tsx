import type { Ladder } from '@/components/pricing/Prices';
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
  const list = insert(title, { country: country?.name ?? '' });
  const smallest = Math.min(...budgets.map(({ amount }) => amount));
  return (
    <section id="prices" aria-labelledby="budget-title" className="page-section pb-0">
      <div className="wrap grid gap-x-16 gap-y-5 md:gap-y-8 lg:grid-cols-[2fr_3fr] xl:grid-cols-[1fr_2fr] cramped:grid-cols-1">
        <div>
          <h2 id="budget-title" className="heading-2">
            {words.title}
          </h2>
          <p className="mt-3 text-muted max-sm:leading-normal md:mt-4 md:text-lg">
            <Words text={words.text} />
          </p>
        </div>
        <dl className="grid gap-y-4 empty:hidden md:grid-cols-3 cramped:grid-cols-1 md:gap-x-8 lg:gap-x-10">
          {budgets.map(({ amount, local }) => (
            <div
              key={amount}
              className="grid grid-cols-[1fr_7.5rem] items-center gap-x-4 md:items-end @max-[13em]/page:grid-cols-1 md:grid-cols-1 md:grid-rows-[1fr_auto_auto]"
            >
              <dt className="font-bold row-start-2 @max-[13em]/page:row-auto md:row-start-3 md:mt-1.5 md:text-lg">
                {local}
                {local !== formatAmount(amount, currency) && (
                  <span className="font-normal text-muted max-sm:hidden">
                    {` (${formatAmount(amount, currency)})`}
                  </span>
                )}
              </dt>
              <dd className="leading-tight max-md:row-start-1">
                <b className="font-display text-4xl/none tracking-tight md:block lg:text-[min(3.25rem,4vw)]">
                  {formatCount(viewsForBudget(amount, perView))}
                </b>{' '}
                {words.views}
              </dd>
              <dd className="max-md:row-span-2 max-md:row-start-1 @max-[13em]/page:hidden md:row-start-1 md:self-end md:border-rule md:border-b md:pb-3 md:mb-4">
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
              <ul className="mt-1 grid text-base sm:mt-3 sm:grid-cols-3 sm:gap-6 xl:grid-cols-6 cramped:grid-cols-1 xl:gap-x-0">
                {prices.map(({ audience, price }) => (
                  <li
                    key={audience}
                    className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule py-1.5 max-sm:not-last:border-b sm:block sm:py-0"
                  >
                    <span>{audience}</span>
                    <b className="block whitespace-nowrap font-display text-lg tracking-tight md:text-2xl">
                      {country.currencyCode} {formatCount(price * 1000)}
                    </b>
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

/** So many dashes, ten to a row; the last one as long as what is left. */
function Dashes({ count }: { count: number }) {
  const rows = Array.from({ length: Math.ceil(count / 10) }, (_, row) => {
    const left = Math.min(10, count - 10 * row);
    return `M2.5 ${9 * row + 2.5}${'h4m6 0'.repeat(left)}${left % 1 ? `h${4 * (left % 1)}` : ''}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 99 ${9 * rows.length - 4}`}
      fill="none"
      strokeWidth="5"
      strokeLinecap="round"
      className="w-full overflow-visible stroke-iris forced-colors:stroke-current"
    >
      <path d={rows.join('')} />
    </svg>
  );
}
