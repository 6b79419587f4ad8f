import type { AudienceCategory, PricedCountry } from './types';

/** What the visitor chose so far, by id. */
export type Choice = { categoryId?: string; countryId?: string };

export type Selection = { category: AudienceCategory; country: PricedCountry | undefined };

/**
 * What is selected: the visitor's choice where the list offers it, else the first (specification, section 4). A choice
 * of another category therefore names no country, so that its first is taken.
 * @returns undefined when there are no categories; no country where the category has a price in none
 */
export function selectionOf(
  categories: readonly AudienceCategory[],
  { categoryId, countryId }: Choice,
): Selection | undefined {
  const category = categories.find(({ id }) => id === categoryId) ?? categories[0];
  if (!category) return undefined;
  const { countryPrices } = category;
  return { category, country: countryPrices.find(({ id }) => id === countryId) ?? countryPrices[0] };
}
