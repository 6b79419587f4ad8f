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

/** What a few budgets buy at the displayed cost per view, each beside a bar as long as its share of the largest. */
export function Budgets({ words, budgets, perView, currency }: Props) {
  const largest = Math.max(...budgets.map(({ amount }) => amount));
  return (
    <div className="rounded-panel border border-transparent bg-ink px-5 py-7 text-mist md:px-14 md:py-16">
      <div className="grid items-center gap-6 md:gap-10 lg:grid-cols-[2fr_3fr] lg:gap-20">
        <div>
          <h2 id="budget-title" className="heading-2 text-white">
            {words.title}
          </h2>
          <p className="mt-4 max-w-[40ch]">
            <Words text={words.text} link="font-semibold text-white underline underline-offset-4" />
          </p>
        </div>
        <dl className="grid gap-y-4 md:gap-y-8">
          {budgets.map(({ amount, local }) => (
            <div key={amount} className="flex flex-wrap items-baseline justify-between gap-x-4">
              <dt className="font-bold text-white md:text-lg">
                {local}
                {local !== formatAmount(amount, currency) && (
                  <span className="font-normal text-mist max-sm:block max-sm:text-sm">
                    {' '}
                    ({formatAmount(amount, currency)})
                  </span>
                )}
              </dt>
              <dd>
                <span className="whitespace-nowrap font-display text-2xl text-white leading-none tracking-tight lg:text-5xl">
                  {formatCount(viewsForBudget(amount, perView))}
                </span>{' '}
                {words.views}
              </dd>
              <dd aria-hidden="true" className="mt-2 w-full">
                <svg aria-hidden="true" className="block h-3 w-full rounded-full bg-line md:h-4">
                  <rect width={`${(100 * amount) / largest}%`} height="100%" className="fill-iris-light" />
                </svg>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
