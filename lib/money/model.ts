/** The one model behind every price, rate, sum and threshold: content/facts.json and content/pricing.json. */
import { type FactEntry, factUnit } from './facts';
import type { Value } from './units';

/** What of content/pricing.json the model needs. */
export type PriceList = {
  perUnit: Readonly<Record<string, number>>;
  countries: readonly { id: string; name: string; currencyCode: string }[];
  categories: readonly {
    id: string;
    prices?: readonly { country: string | null; pricePerView: number }[] | undefined;
  }[];
};

/** A price of one view: in the currency of the site, and the country's own where a country is named. */
export type ViewPrice = { dollars: number; local?: { amount: number; currency: string } };

export type MoneyModel = {
  /** Of the site, ISO 4217: what an amount is in unless it says otherwise. */
  currency: string;
  /** Units of each currency in one of the site's own. */
  perUnit: Readonly<Record<string, number>>;
  /** Facts with a number, by name, and `lowest`, `highest`, `usual` for what an earner gets for a view. */
  values: ReadonlyMap<string, Value>;
  /** Every price of a view, and where content/pricing.json has it. */
  prices: readonly (ViewPrice & { audience: string; country: string; field: string })[];
};

/** Names of facts that an expression may also call by what they are. */
const SHORT = { lowest: 'earningPerViewMin', highest: 'earningPerViewMax', usual: 'exampleRate' } as const;

/** Facts without which no sum can be worked out. */
const NEEDED_FACTS = ['costPerView', ...Object.values(SHORT)] as const;

/** @returns the model of these facts and prices */
export function moneyModel(
  facts: Readonly<Record<string, FactEntry>>,
  prices: PriceList,
  currency: string,
): MoneyModel {
  const values = new Map<string, Value>();
  for (const [name, entry] of Object.entries(facts)) {
    const unit = factUnit(entry);
    if (entry.value !== undefined) values.set(name, { amount: entry.value, unit, fact: name });
    if (entry.min !== undefined) values.set(`${name}Min`, { amount: entry.min, unit, fact: name });
    if (entry.max !== undefined) values.set(`${name}Max`, { amount: entry.max, unit, fact: name });
  }
  for (const [short, name] of Object.entries(SHORT)) {
    const value = values.get(name);
    if (value) values.set(short, value);
  }
  const priced = prices.categories.flatMap(({ id, prices: list = [] }, index) =>
    list.flatMap(({ country, pricePerView }, at) => {
      const place = prices.countries.find((one) => one.id === country);
      const perUnit = place && prices.perUnit[place.currencyCode];
      if (!place || !perUnit) return [];
      const local = { amount: pricePerView, currency: place.currencyCode };
      const field = `categories.${index}.prices.${at}.pricePerView`;
      return [{ audience: id, country: place.id, field, dollars: pricePerView / perUnit, local }];
    }),
  );
  return {
    currency,
    perUnit: { ...prices.perUnit, [currency]: 1 },
    values,
    prices: priced,
  };
}

/** @returns the number of a fact; none counts as nothing, and `modelProblems` names those that sums need */
export function amountOf({ values }: MoneyModel, name: string): number {
  return values.get(name)?.amount ?? 0;
}

/**
 * What the numbers themselves must satisfy for an earner, and whoever referred that earner, to be paid out of the price
 * of a view.
 * @returns the first rule that does not hold, with the fact or the price to mend
 */
export function modelProblems(
  model: MoneyModel,
): { file: 'facts.json' | 'pricing.json'; field: string; reason: string }[] {
  const needed = NEEDED_FACTS.find((name) => !model.values.has(name));
  if (needed)
    return [{ file: 'facts.json', field: needed, reason: 'needs a value: sums are worked out from it' }];
  const amount = (name: string) => amountOf(model, name);
  const [low, high] = [amount('lowest'), amount('highest')];
  const [usual, displayed] = [amount('usual'), amount('costPerView')];
  const dearest = Math.max(0, ...model.prices.map(({ dollars }) => dollars));
  const withReferral = 1 + amount('referralShare');
  // A price in a country's own currency is rounded to what can be paid there: a hundredth either way is no cheaper view.
  const below = (price: number, least: number) => price < least * 0.99;
  const referred = `with a referral's share of ${Math.round((withReferral - 1) * 100)}% on top`;
  const rules: [isBroken: boolean, field: string, reason: string][] = [
    [withReferral > 2, 'referralShare', 'is a share, of which 1 is all: write 0.1 for 10%'],
    [low > high, 'earningPerViewMin', `must not be above earningPerViewMax (${high})`],
    [
      usual < low || usual > high,
      'exampleRate',
      `must lie from ${low} to ${high}, what earners get for a view`,
    ],
    [
      below(displayed, usual * withReferral),
      'exampleRate',
      `must, ${referred}, be below costPerView (${displayed}), which pays for it`,
    ],
    [
      model.prices.length > 0 && below(dearest, high * withReferral),
      'earningPerViewMax',
      `is, ${referred}, above the dearest view of pricing.json, ${dearest.toFixed(4)}`,
    ],
  ];
  // One figure that is wrong makes others look so, and one fact that is changed may leave many prices wrong.
  const broken = rules.find(([isBroken]) => isBroken);
  if (broken) return [{ file: 'facts.json', field: broken[1], reason: broken[2] }];
  const [first, ...others] = model.prices.filter(({ dollars }) => below(dollars, displayed));
  if (!first) return [];
  const more = others.length > 0 ? `, and so are ${others.length} more` : '';
  const reason = `comes to ${first.dollars.toFixed(5)} a view, below costPerView of facts.json (${displayed}), which pages show as the lowest price${more}`;
  return [{ file: 'pricing.json', field: first.field, reason }];
}
