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

/** @returns the audiences that can be booked in some country: without any there is nothing to choose from */
export function bookable({
  countries,
  categories,
}: Pick<PricingFile, 'countries' | 'categories'>): PricingFile['categories'] {
  return categories.filter(({ prices = [] }) =>
    prices.some(({ country }) => countries.some(({ id }) => id === country)),
  );
}

export type PriceParams = { categoryId: string; countryId: string };

/** @returns the parameters of every price that has a country */
export function priceParams(file: PricingFile): PriceParams[] {
  return file.categories.flatMap(({ id: categoryId, prices = [] }) => {
    const priced = file.countries.filter(({ id }) => prices.some(({ country }) => country === id));
    return priced.map(({ id: countryId }) => ({ categoryId, countryId }));
  });
}

/**
 * @returns the answer of `GET /categories/{categoryId}/country/{countryId}/price`: the price of a view in the country's
 * currency, or undefined where there is none
 */
export function priceAnswer(file: PricingFile, { categoryId, countryId }: PriceParams) {
  const category = file.categories.find(({ id }) => id === categoryId);
  const price = category?.prices?.find(({ country }) => country === countryId);
  const country = file.countries.find(({ id }) => id === countryId);
  return price && country && { price: price.pricePerView, currency: country.currencyCode };
}
