import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';
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
 * The end of the guide, over its whole width: what a few budgets buy at the displayed cost per view, each above a bar as
 * long as its share of the largest, and the way to begin.
 */
export function Budgets({ words, budgets, perView, currency, children }: Props) {
  const largest = Math.max(...budgets.map(({ amount }) => amount));
  return (
    <section
      aria-labelledby="budget-title"
      className="overflow-hidden bg-iris text-white [--focus-ring:var(--color-white)]"
    >
      <div className="wrap grid grid-cols-1 gap-x-16 lg:grid-cols-[7fr_5fr]">
        <div className="py-9 md:py-20">
          <h2 id="budget-title" className="heading-1">
            {words.title}
          </h2>
          <dl className="mt-6 grid gap-y-4 empty:hidden md:mt-10 md:gap-y-8">
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
                    <rect
                      width={`${(100 * amount) / largest}%`}
                      height="100%"
                      className="fill-white forced-colors:fill-current"
                    />
                  </svg>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-6 mb-6 max-w-[60ch] md:mt-8 md:mb-8 md:text-lg">
            <Words text={words.text} link="font-semibold underline underline-offset-4" />
          </p>
          <div className="max-sm:*:w-full">{children}</div>
        </div>
        <Person
          name="njeri"
          pose="selling"
          goods="pilau"
          className="w-full self-end max-lg:mx-auto max-lg:-mt-6 max-lg:max-w-60"
        />
      </div>
    </section>
  );
}
