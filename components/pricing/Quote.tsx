import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { insert } from '@/lib/content/text/insert';
import { formatAmount, formatCount, formatPrice, formatRate } from '@/lib/money';
import { withQuote } from '@/lib/site/pricing/quote-link';
import { dollarsPerView, type Selection, viewsForBudget } from '@/lib/site/pricing/selection';
import { Bone, costIn, type SelectorProps } from './controls';

type Props = {
  given: SelectorProps;
  /** Undefined while it loads, and when there is none. */
  selection: Selection | undefined;
  isLoading: boolean;
  /** Undefined while what is typed is none. */
  budget: number | undefined;
  /** @returns an amount as it is in the chosen country */
  local: (amount: number) => string;
};

/** What the budget buys, and the prices that it was worked out with. */
export function Quote({ given, selection, isLoading, budget, local }: Props) {
  const { words, costPerView, perUnit, limits, advertiserUrl } = given;
  const country = selection?.country;
  const currency = country?.currencyCode ?? given.mainCurrency;
  const rate = perUnit[currency];
  const displayed = formatRate(costPerView, limits.currency);
  const cost = costIn(given, currency);
  const least = formatAmount(limits.minimum, limits.currency);
  const price = country ? formatPrice(country.pricePerView, currency) : cost;
  // Not before the price: another country's money and count would stand here.
  const figure = (text: ReactNode, bone: string) =>
    isLoading ? <Bone className={`h-lh border-y-3 border-transparent bg-clip-padding ${bone}`} /> : text;
  const quote = {
    audience: selection?.category.id,
    country: country?.code,
    budget: budget === undefined ? undefined : String(budget),
  };
  const age = selection?.category.ageRange ?? words.any;
  // Quiet until what it rests on is known.
  const tone = country ? 'text-iris' : 'text-muted';
  return (
    <div className="mt-5 border-rule border-t border-dashed pt-5">
      <output className="block">
        <span className="block font-bold text-sm">{words.buys}</span>
        <span
          className={`block font-display text-[clamp(2.75rem,2.2rem+2.4vw,3.75rem)] leading-[1.1] tracking-tight ${tone}`}
        >
          {figure(
            budget === undefined
              ? '–'
              : formatCount(viewsForBudget(budget, dollarsPerView(country, perUnit, costPerView))),
            'w-40 max-w-full',
          )}
        </span>
        <span className="block text-sm">
          {figure(
            country
              ? insert(words.viewsIn, { price, country: country.name })
              : insert(words.viewsAt, { price }),
            'w-52 max-w-full',
          )}
        </span>
      </output>
      <dl className="mt-4 grid gap-y-1 text-sm sm:grid-cols-[8fr_7fr_5fr]">
        <Figure term={words.cost} value={figure(rate ? `${cost} (${displayed})` : displayed, 'w-28')} />
        <Figure
          term={words.least}
          value={figure(rate ? `${local(limits.minimum)} (${least})` : least, 'w-28')}
        />
        <Figure term={words.age} value={figure(age, 'w-12')} />
      </dl>
      <p className="mt-3 text-muted text-sm">
        {country && rate
          ? insert(words.estimated, {
              rate: local(1),
              one: formatAmount(1, limits.currency, { trailingZeroDisplay: 'stripIfInteger' }),
            })
          : words.displayed}
      </p>
      <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-1">
        <ButtonLink href={withQuote(advertiserUrl, quote)} tone="iris" data-track="run-first-ad-pricing">
          {words.action}
        </ButtonLink>
        <a
          href={withQuote('/#pricing', quote)}
          className={`inline-flex min-h-11 items-center font-semibold underline underline-offset-4 ${tone}`}
        >
          {words.share}
        </a>
      </p>
    </div>
  );
}

function Figure({ term, value }: { term: string; value: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-3 sm:flex-col">
      <dt className="text-muted">{term}</dt>
      <dd className="font-bold tabular-nums">{value}</dd>
    </div>
  );
}
