/** The product API that ships with the site: its answers from content/pricing.json. */
import type { PricingFile } from '@/lib/content';

/** @returns the answer of `GET /categories`; an audience that cannot be booked yet has no `countryPrices` */
export function categoriesAnswer(file: PricingFile) {
  const countries = new Map(
    file.countries.map(({ id, name, code, currencyCode }) => [id, { _id: id, name, code, currencyCode }]),
  );
  return {
    categories: file.categories.map(({ id, title, ageMin, ageMax, prices }) => ({
      _id: id,
      title,
      ageMin,
      ageMax,
      ...(prices && {
        countryPrices: prices.map(({ country, pricePerView }) => ({
          country: (country !== null && countries.get(country)) || null,
          pricePerView,
        })),
      }),
    })),
  };
}

/** @returns the country by its ISO 3166 code, and what a view of each audience costs there, the cheapest first */
export function pricesIn(market: string, { countries, categories }: PricingFile) {
  const country = countries.find(({ code }) => code === market);
  const prices = categories
    .flatMap(({ title: audience, prices = [] }) => {
      const price = prices.find(({ country: id }) => id === country?.id)?.pricePerView;
      return price ? [{ audience, price }] : [];
    })
    .sort((a, b) => a.price - b.price);
  return { country, prices };
}

/** @returns the audiences that can be booked in some country: without any there is nothing to choose from */
export function bookable({
  countries,
  categories,
}: Pick<PricingFile, 'countries' | 'categories'>): PricingFile['categories'] {
  return categories.filter(({ prices = [] }) =>
    prices.some(({ country }) => countries.some(({ id }) => id === country)),
  );
}

/**
 * @returns each answer of `GET /categories/{categoryId}/country/{countryId}/price` by its address: the price of a view in
 * the country's currency
 */
export function priceAnswers({ categories, countries }: Pick<PricingFile, 'countries' | 'categories'>) {
  const known = new Map(countries.map((country) => [country.id, country]));
  const answers = categories.flatMap(({ id, prices = [] }) =>
    prices.flatMap(({ country: asked, pricePerView: price }) => {
      const country = asked === null ? undefined : known.get(asked);
      const path = `/api/categories/${id}/country/${asked}/price`;
      return country ? [[path, { price, currency: country.currencyCode }] as const] : [];
    }),
  );
  return new Map(answers);
}
