import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { formatAmount, formatCount } from '@/lib/money';
import { viewsForBudget } from '@/lib/site/pricing/estimate';

type Props = {
  words: Content['advertiserGuide']['words']['budgets'];
  /** In the currency, and as text in that of the main market. */
  budgets: readonly { amount: number; local: string }[];
  perView: number;
  currency: string;
};

/** What a few budgets buy at the displayed cost per view. */
export function Budgets({ words, budgets, perView, currency }: Props) {
  return (
    <div className="rounded-panel border border-transparent bg-ink px-6 py-8 text-mist md:px-14 md:py-16">
      <div className="grid items-end gap-6 md:gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <h2 id="budget-title" className="heading-2 text-white">
            {words.title}
          </h2>
          <p className="mt-4 max-w-[40ch]">
            <Words text={words.text} link="font-semibold text-white underline underline-offset-4" />
          </p>
        </div>
        <dl className="grid gap-y-3 sm:grid-cols-3 sm:divide-x sm:divide-line">
          {budgets.map(({ amount, local }) => (
            <div
              key={amount}
              className="flex flex-wrap items-baseline justify-between gap-x-4 sm:block sm:px-6 sm:first:pl-0 sm:last:pr-0"
            >
              <dt className="font-bold text-iris-light">
                {local}
                {local !== formatAmount(amount, currency) && (
                  <span className="block font-normal text-sm">{formatAmount(amount, currency)}</span>
                )}
              </dt>
              <dd className="max-sm:text-right">
                <span className="block font-display text-3xl text-white tracking-tight lg:text-5xl">
                  {formatCount(viewsForBudget(amount, perView))}
                </span>
                {words.views}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
