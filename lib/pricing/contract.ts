/** The product API's answers, as specification sections 3 and 7 give them, and how the client reads them. */
import * as z from 'zod/mini';
import type { AudienceCategory, PricedCountry } from './types';

const text = z.string().check(z.minLength(1));

const wireCountryPrice = z.object({
  country: z.object({
    _id: text,
    name: text,
    code: text,
    currencyCode: z.string().check(z.regex(/^[A-Z]{3}$/)),
  }),
  pricePerView: z.number().check(z.positive()),
});

const age = z.catch(z.nullable(z.number().check(z.nonnegative())), null);

const wireCategory = z.object({
  _id: text,
  title: text,
  ageMin: age,
  ageMax: age,
  countryPrices: z.catch(z.array(z.unknown()), []),
});

const wireAnswer = z.object({ categories: z.catch(z.array(z.unknown()), []) });

/** `GET /categories`, as the embedded API sends it. */
export type CategoriesAnswer = {
  categories: {
    _id: string;
    title: string;
    ageMin: number;
    ageMax: number;
    countryPrices?: {
      country: { _id: string; name: string; code: string; currencyCode: string } | null;
      pricePerView: number;
    }[];
  }[];
};

/** `GET /categories/{categoryId}/country/{countryId}/price`. */
export type PriceAnswer = { price: number; currency: string };

/**
 * Reads an answer of `GET /categories`, whatever it holds.
 * @param answer parsed JSON
 * @returns the categories that fit, in the order given, each id once; one with a missing or broken part keeps the rest:
 * a price without a country is left out, ages that are missing become a null range. No list, no categories.
 */
export function parseCategories(answer: unknown): AudienceCategory[] {
  const { data } = z.safeParse(wireAnswer, answer);
  return firstOfEachId((data?.categories ?? []).flatMap(toCategory));
}

// One collator: a list of thousands is sorted on slow phones.
const byName = new Intl.Collator('en').compare;

function toCategory(item: unknown): AudienceCategory[] {
  const { data } = z.safeParse(wireCategory, item);
  if (!data) return [];
  const ageRange = data.ageMin === null || data.ageMax === null ? null : `${data.ageMin}-${data.ageMax}`;
  const countryPrices = firstOfEachId(data.countryPrices.flatMap(toCountry)).sort((a, b) =>
    byName(a.name, b.name),
  );
  const description = describe(ageRange, countryPrices.length);
  return [{ id: data._id, name: data.title, description, ageRange, countryPrices }];
}

function toCountry(item: unknown): PricedCountry[] {
  const { data } = z.safeParse(wireCountryPrice, item);
  if (!data) return [];
  const { _id: id, ...country } = data.country;
  return [{ id, ...country, pricePerView: data.pricePerView }];
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
