import { numberWithin } from '../../money/index';
import type { PricedCountry } from './contract';

/** Units of each currency in one unit of the site’s currency, by ISO 4217 code. */
export type PerUnit = Readonly<Record<string, number | undefined>>;

/**
 * @param country with its price, or undefined while none is chosen
 * @param displayed the displayed cost per view, in the currency of the site
 * @returns what a view costs in that country, in the currency of the site; the displayed cost where its price or its currency's rate is unknown
 */
export function dollarsPerView(
  country: PricedCountry | undefined,
  perUnit: PerUnit,
  displayed: number,
): number {
  const rate = country && perUnit[country.currencyCode];
  return country && rate ? country.pricePerView / rate : displayed;
}

/** @returns whole views that a budget buys; both amounts in the same currency */
export function viewsForBudget(budget: number, perView: number): number {
  // 0.3 / 0.1 is 2.9999999999999996: twelve digits are more than any budget has.
  return Math.floor(Number((budget / perView).toPrecision(12)));
}

/** @returns a typed budget in whole hundredths, or undefined unless it is a number from `minimum` to `maximum` */
export function parseBudget(typed: string, minimum: number, maximum: number): number | undefined {
  const budget = numberWithin(typed, { min: minimum, max: maximum });
  return budget === undefined ? undefined : Math.round(budget * 100) / 100;
}
