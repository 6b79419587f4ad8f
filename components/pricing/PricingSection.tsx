import { buttonClass } from '@/components/ui/ButtonLink';
import { Island } from '@/components/ui/Island';
import type { Content } from '@/lib/content';
import { API_IS_EMBEDDED } from '@/lib/site/pricing/base-url';
import { AllPrices, PriceLadder } from './Prices';

/** In the currency of the site: beyond this an advertiser talks to a person, and a slip of the finger is likelier than a budget. */
const MAXIMUM_BUDGET = 1_000_000;

type Props = Pick<Content, 'home' | 'navigation' | 'pricing' | 'site'> & {
  facts: Record<'costPerView' | 'minimumBudget', { text: string; value: number }>;
};

/** `#pricing`: what a view costs, for advertisers. */
export function PricingSection({ home, navigation, pricing, site, facts }: Props) {
  const { prices: words, selector } = home.words;
  const { costPerView, minimumBudget } = facts;
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="mx-auto max-w-310 lg:px-10">
      <div className="bg-ink px-5 py-8 text-mist md:p-10 lg:rounded-panel">
        <div className="grid gap-6 md:gap-9 lg:grid-cols-[4fr_5fr] lg:gap-12">
          <div className="flex flex-col">
            <p className="mb-3 font-bold text-iris-light text-sm">{words.eyebrow}</p>
            <h2 id="pricing-title" className="heading-2 text-white">
              {words.title}
            </h2>
            <p className="mt-3 max-w-[46ch] text-pretty text-base md:mt-4 md:text-lg">{words.lead}</p>
            {API_IS_EMBEDDED && (
              <PriceLadder pricing={pricing} market={site.mainMarket} title={words.ladder} />
            )}
          </div>
          <Island
            name="pricing"
            when="visible"
            className="min-w-0 max-sm:**:data-track:w-full noscript:hidden"
            props={{
              words: { ...selector, action: navigation.words.actions.advertise },
              costPerView: costPerView.value,
              perUnit: pricing.perUnit,
              startBudget: pricing.budget.start,
              mainMarket: site.mainMarket,
              mainCurrency:
                pricing.countries.find(({ code }) => code === site.mainMarket)?.currencyCode ?? site.currency,
              advertiserUrl: site.advertiserUrl,
              limits: {
                minimum: minimumBudget.value,
                maximum: MAXIMUM_BUDGET,
                sliderMax: pricing.budget.sliderMax,
                currency: site.currency,
              },
            }}
          />
          {/* In the selector's place when its code could not be fetched (app/globals.css, lib/browser/home.ts). */}
          <div data-if-failed className="rounded-card bg-paper p-5 sm:p-8">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <p role="alert" className="font-semibold text-rose-deep">
                {selector.failed}
              </p>
              <button type="button" className={buttonClass('outline-light', 'small')}>
                {selector.again}
              </button>
            </div>
          </div>
          <dl className="hidden gap-8 noscript:flex">
            {[
              { term: words.cost, value: costPerView.text },
              { term: words.minimum, value: minimumBudget.text },
            ].map(({ term, value }) => (
              <div key={term} className="flex flex-col-reverse border-line border-l-2 pl-5">
                <dt>{term}</dt>
                <dd className="font-display text-4xl text-white tracking-tight">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <AllPrices words={words} pricing={pricing} />
      </div>
    </section>
  );
}
