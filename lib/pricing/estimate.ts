import type { PricedCountry } from './types';

/** Units of each currency in one US dollar, by ISO 4217 code. */
export type PerDollar = Readonly<Record<string, number | undefined>>;

/**
 * @param country with its price, or undefined while none is chosen
 * @param displayed the displayed cost per view in US dollars
 * @returns US dollars a view costs in that country; the displayed cost where its price or its currency's rate is unknown
 */
export function dollarsPerView(
  country: PricedCountry | undefined,
  perDollar: PerDollar,
  displayed: number,
): number {
  const rate = country && perDollar[country.currencyCode];
  return country && rate ? country.pricePerView / rate : displayed;
}

/** @returns whole views that a budget buys; both amounts in US dollars */
export function viewsForBudget(budget: number, perView: number): number {
  // 0.3 / 0.1 is 2.9999999999999996: twelve digits are more than any budget has.
  return Math.floor(Number((budget / perView).toPrecision(12)));
}

/**
 * @param typed a budget as typed, in US dollars
 * @returns it in dollars and whole cents, or undefined unless it is a number from `minimum` to `maximum`
 */
export function parseBudget(typed: string, minimum: number, maximum: number): number | undefined {
  const budget = Math.round(Number(typed) * 100) / 100;
  return typed.trim() !== '' && budget >= minimum && budget <= maximum ? budget : undefined;
}
