import { z } from 'zod';
import { countryCode, currencyCode, sample, slug, text, unique } from './common';

const amount = z.number().positive('must be more than zero');
const country = z.strictObject({
  id: slug,
  name: text,
  code: countryCode,
  currencyCode,
});

const category = z.strictObject({
  id: slug,
  title: text,
  ageMin: z.int().min(0),
  ageMax: z.int().min(0),
  /** Absent while the audience cannot be booked yet; a price whose country was withdrawn has `null` for it. */
  prices: z
    .array(z.strictObject({ country: slug.nullable(), pricePerView: amount }))
    .superRefine(unique('country'))
    .optional(),
});

/** What the embedded product API answers with, and what the budget estimate needs besides it. */
export const pricingSchema = z
  .strictObject({
    sample,
    /** In the currency of the site: where the budget starts, and where its slider ends. */
    budget: z.strictObject({ start: amount, sliderMax: amount }),
    /** For which currency the rates hold: that of the site, `currency` of site.json. */
    ratesFor: currencyCode,
    /** Units of each currency in one of it. */
    perUnit: z.record(currencyCode, amount),
    countries: z.array(country).superRefine(unique('id', 'code', 'name')),
    categories: z.array(category).superRefine(unique('id', 'title')),
  })
  .superRefine((file, context) => {
    const problem = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    const known = new Set(file.countries.map(({ id }) => id));
    if (file.budget.start > file.budget.sliderMax)
      problem(['budget', 'start'], 'must not be above sliderMax');
    for (const [index, code] of file.countries.map(({ currencyCode }) => currencyCode).entries()) {
      // Other countries with it lack no other rate.
      const isFirst = file.countries.findIndex(({ currencyCode }) => currencyCode === code) === index;
      if (isFirst && file.perUnit[code] === undefined)
        problem(['countries', index, 'currencyCode'], `"${code}" has no rate in perUnit`);
    }
    for (const [index, { ageMin, ageMax, prices = [] }] of file.categories.entries()) {
      if (ageMin > ageMax) problem(['categories', index, 'ageMin'], 'must not be above ageMax');
      for (const [at, { country: id }] of prices.entries()) {
        if (id !== null && known.size > 0 && !known.has(id)) {
          problem(['categories', index, 'prices', at, 'country'], `"${id}" is not in countries`);
        }
      }
    }
  });
export type PricingFile = z.infer<typeof pricingSchema>;
