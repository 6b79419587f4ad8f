import { content, fact, factValue, money } from '@/lib/content';
import { formatCount } from '@/lib/money/format';
import { viewsForBudget } from '@/lib/pricing/estimate';

/** What a few budgets buy at the displayed cost per view. */
export function Budgets() {
  const perView = factValue('costPerView');
  return (
    <div className="rounded-panel bg-ink px-6 py-12 text-mist md:px-14 md:py-16">
      <div className="grid items-end gap-10 lg:grid-cols-[2fr_3fr] lg:gap-16">
        <div>
          <h2 id="budget-title" className="heading-2 text-white">
            What a budget buys
          </h2>
          <p className="mt-4 max-w-[40ch]">
            At the displayed cost of {fact('costPerView')} per view. Prices differ by audience and country:{' '}
            <a href="/#pricing" className="font-semibold text-white underline underline-offset-4">
              see yours
            </a>
            .
          </p>
        </div>
        <dl className="grid grid-cols-1 gap-y-6 sm:grid-cols-3 sm:divide-x sm:divide-line">
          {content().advertiserGuide.exampleBudgets.map((budget) => (
            <div key={budget} className="sm:px-6 sm:first:pl-0 sm:last:pr-0">
              <dt className="font-bold text-iris-light">{money(budget)}</dt>
              <dd>
                <span className="block font-display text-4xl text-white tracking-tight">
                  {formatCount(viewsForBudget(budget, perView))}
                </span>
                views
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
