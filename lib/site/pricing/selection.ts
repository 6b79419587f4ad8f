import type { AudienceCategory, PricedCountry } from './contract';

/** What the visitor chose so far: an audience by its id, a country by its ISO 3166 code, which outlives any list. */
export type Choice = { categoryId?: string | undefined; country?: string | undefined };

export type Selection = { category: AudienceCategory; country: PricedCountry | undefined };

/**
 * What is selected: the visitor's choice where the list offers it. A category begins with the chosen country, or without
 * a choice with the main market, where that has a price in it, and else with its first by name.
 * @param mainMarket ISO 3166 code
 * @returns undefined when there are no categories; no country where the category has a price in none
 */
export function selectionOf(
  categories: readonly AudienceCategory[],
  { categoryId, country: chosen }: Choice,
  mainMarket: string,
): Selection | undefined {
  const category = categories.find(({ id }) => id === categoryId) ?? categories[0];
  if (!category) return undefined;
  const { countryPrices } = category;
  const wanted = chosen ?? mainMarket;
  return { category, country: countryPrices.find(({ code }) => code === wanted) ?? countryPrices[0] };
}

/** How many matches a list draws at once: enough to choose from, few enough for a slow phone. */
export const MATCHES_SHOWN = 50;

/**
 * @param query what the visitor typed; case, surrounding space and the kind of dash do not matter
 * @returns the categories whose name or description contains it (specification, section 4), all of them when it is blank
 */
export function searchCategories(categories: readonly AudienceCategory[], query: string): AudienceCategory[] {
  const plain = (text: string) => text.toLowerCase().replaceAll('–', '-');
  const wanted = plain(query.trim());
  return categories.filter(({ name, description }) =>
    [name, description].some((text) => plain(text).includes(wanted)),
  );
}

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
