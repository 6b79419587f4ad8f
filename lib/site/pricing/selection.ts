import type { AudienceCategory, PricedCountry } from './types';

/** What the visitor chose so far: an audience by its id, a country by its ISO 3166 code, which outlives any list. */
export type Choice = { categoryId?: string | undefined; country?: string | undefined };

export type Selection = { category: AudienceCategory; country: PricedCountry | undefined };

/**
 * What is selected: the visitor's choice where the list offers it, else the first (specification, section 4). Another
 * category therefore keeps the chosen country where that has a price in it, and else begins with its first.
 * @returns undefined when there are no categories; no country where the category has a price in none
 */
export function selectionOf(
  categories: readonly AudienceCategory[],
  { categoryId, country }: Choice,
): Selection | undefined {
  const category = categories.find(({ id }) => id === categoryId) ?? categories[0];
  if (!category) return undefined;
  const { countryPrices } = category;
  return { category, country: countryPrices.find(({ code }) => code === country) ?? countryPrices[0] };
}
