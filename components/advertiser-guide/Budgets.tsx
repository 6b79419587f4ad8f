import type { ReactNode } from 'react';
import { Figure } from '@/components/art/cast/Figure';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { formatAmount, formatCount } from '@/lib/money';
import { viewsForBudget } from '@/lib/site/pricing/selection';

type Props = {
  words: Content['advertiserGuide']['words']['budgets'];
  /** In the currency, and as text in that of the main market. */
  budgets: readonly { amount: number; local: string }[];
  perView: number;
  currency: string;
  /** A button. */
  children: ReactNode;
};

/**
 * The last panel of the guide: what a few budgets buy at the displayed cost per view, each beside a bar as long as its
 * share of the largest, and the way to begin.
 */
export function Budgets({ words, budgets, perView, currency, children }: Props) {
  const largest = Math.max(...budgets.map(({ amount }) => amount));
  return (
    <section aria-labelledby="budget-title" className="apart pb-9 md:pb-26">
      <div className="wrap">
        <div className="grid grid-cols-1 gap-x-10 gap-y-6 overflow-hidden rounded-panel border border-transparent bg-iris px-5 py-8 text-white md:px-14 md:py-16 lg:grid-cols-[4fr_6fr_auto] lg:grid-rows-[auto_1fr] lg:pe-8">
          <div>
            <h2 id="budget-title" className="heading-2">
              {words.title}
            </h2>
            <p className="mt-3 max-w-[44ch] md:mt-4 md:text-lg">
              <Words text={words.text} link="font-semibold underline underline-offset-4" />
            </p>
          </div>
          <dl className="grid gap-y-4 empty:hidden md:gap-y-7 lg:row-span-2 lg:self-center">
            {budgets.map(({ amount, local }) => (
              <div key={amount} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="font-bold md:text-lg">
                  {local}
                  {local !== formatAmount(amount, currency) && (
                    <span className="font-normal max-sm:hidden"> ({formatAmount(amount, currency)})</span>
                  )}
                </dt>
                <dd>
                  <span className="whitespace-nowrap font-display text-2xl leading-none tracking-tight lg:text-4xl">
                    {formatCount(viewsForBudget(amount, perView))}
                  </span>{' '}
                  {words.views}
                </dd>
                <dd aria-hidden="true" className="mt-2 w-full">
                  <svg aria-hidden="true" className="block h-3 w-full rounded-full bg-ink/25 md:h-4">
                    <rect width={`${(100 * amount) / largest}%`} height="100%" className="fill-white" />
                  </svg>
                </dd>
              </div>
            ))}
          </dl>
          <Figure name="njeri" pose="call" className="max-lg:hidden -mb-16 w-52 self-end lg:row-span-2" />
          <div className="max-sm:*:w-full">{children}</div>
        </div>
      </div>
    </section>
  );
}
