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

/** A card over the masthead's lower edge: what a few budgets buy at the displayed cost per view, each above a bar as long as its share of the largest, and what each audience costs. */
export function Budgets({ words, budgets, perView, currency, pricing, market, title }: Props) {
  const { country, prices } = pricesIn(market, pricing);
  const list = insert(title, { country: country?.name ?? '' });
  const largest = Math.max(...budgets.map(({ amount }) => amount));
  return (
    <section id="prices" aria-labelledby="budget-title" className="wrap -mt-8 relative">
      <div className="grid gap-x-16 gap-y-4 rounded-panel border border-rule bg-white p-5 shadow-lift md:p-10 lg:grid-cols-[5fr_7fr]">
        <h2 id="budget-title" className="heading-2 md:max-lg:mb-4 lg:self-end">
          {words.title}
        </h2>
        <dl className="grid gap-y-4 empty:hidden md:gap-y-6 lg:row-span-2">
          {budgets.map(({ amount, local }) => (
            <div key={amount} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="font-bold md:text-lg">
                {local}
                {local !== formatAmount(amount, currency) && (
                  <span className="font-normal text-muted max-sm:hidden">
                    {` (${formatAmount(amount, currency)})`}
                  </span>
                )}
              </dt>
              <dd>
                <span className="whitespace-nowrap font-display text-2xl leading-none tracking-tight lg:text-4xl">
                  {formatCount(viewsForBudget(amount, perView))}
                </span>{' '}
                {words.views}
              </dd>
              <dd aria-hidden="true" className="mt-2 w-full">
                <Bar share={(100 * amount) / largest} tone="fill-iris" />
              </dd>
            </div>
          ))}
        </dl>
        <p className="text-muted lg:max-w-[48ch] max-sm:leading-normal">
          <Words text={words.text} />
        </p>
        {API_IS_EMBEDDED && country && prices.length > 0 && (
          <div className="-mb-2 border-rule border-t pt-2 md:mt-2 md:mb-0 md:pt-6 lg:col-span-2">
            <details className={`text-base max-sm:tracking-tight ${PHONE_FOLD}`}>
              <summary className="fold-line">{list}</summary>
              <h3 className="font-bold max-md:hidden md:text-lg">{list}</h3>
              <ul className="mt-1 grid text-base sm:mt-3 sm:grid-cols-3 sm:gap-6 xl:grid-cols-6 xl:gap-x-0">
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
