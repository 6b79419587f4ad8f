/** How the client reads the product API's answers, which specification sections 3 and 7 give. */

/**
 * Reads an answer of `GET /categories`, whatever it holds.
 * @returns the categories that fit, in the order given, each id once; one with a missing or broken part keeps the rest:
 * a price without a country is left out, ages that are missing become a null range. No list, no categories.
 */
export function parseCategories(answer: unknown) {
  return firstOfEachId(listOf(fieldsOf(answer).categories).flatMap(toCategory));
}

// One collator: a list of thousands is sorted on slow phones.
const byName = new Intl.Collator('en').compare;

export function toCategory(item: unknown) {
  const { _id: id, title: name, ageMin, ageMax, countryPrices: prices } = fieldsOf(item);
  if (!isText(id) || !isText(name)) return [];
  const ageRange = isAge(ageMin) && isAge(ageMax) ? `${ageMin}–${ageMax}` : null;
  // By name; none where none has a price.
  const countryPrices = firstOfEachId(listOf(prices).flatMap(toCountry)).sort((a, b) =>
    byName(a.name, b.name),
  );
  // The API sends no description.
  const description = describe(ageRange, countryPrices.length);
  return [{ id, name, description, ageRange, countryPrices }];
}

export function toCountry(item: unknown) {
  const { country, pricePerView } = fieldsOf(item);
  const { _id: id, name, code, currencyCode } = fieldsOf(country);
  if (!isText(id) || !isText(name) || !isText(code) || !isText(currencyCode)) return [];
  if (!isNumber(pricePerView) || pricePerView <= 0 || !CURRENCY.test(currencyCode)) return [];
  return [{ id, name, code, currencyCode, pricePerView }];
}

function describe(ageRange: string | null, countries: number): string {
  const reach =
    countries === 0 ? 'no prices yet' : `${countries} ${countries === 1 ? 'country' : 'countries'}`;
  return ageRange === null ? `All ages, ${reach}` : `Ages ${ageRange}, ${reach}`;
}

function firstOfEachId<Item extends { id: string }>(items: readonly Item[]): Item[] {
  const byId = new Map<string, Item>();
  for (const item of items) if (!byId.has(item.id)) byId.set(item.id, item);
  return [...byId.values()];
}

// By hand, since this runs on phones: a schema library would be a tenth of all that the selector fetches.

/** ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isAge(value: unknown): value is number {
  return isNumber(value) && value >= 0;
}

/** What the product API's categories become on the client: specification, section 3, "Client shape". */

export type AudienceCategory = ReturnType<typeof toCategory>[number];
export type PricedCountry = ReturnType<typeof toCountry>[number];
