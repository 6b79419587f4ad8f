import { describe, expect, it } from 'vitest';
import { pricingSchema } from './base';

const kenya = { id: 'kenya', name: 'Kenya', code: 'KE', currencyCode: 'KES' };
const students = { id: 'students', title: 'Students', ageMin: 18, ageMax: 24 };
const file = (rest: object = {}) => ({
  sample: true,
  budget: { start: 25, sliderMax: 100 },
  ratesFor: 'USD',
  perUnit: { KES: 130 },
  countries: [kenya],
  categories: [{ ...students, prices: [{ country: 'kenya', pricePerView: 0.39 }] }],
  ...rest,
});
const problems = (rest: object) =>
  pricingSchema
    .safeParse(file(rest))
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);

describe('pricingSchema', () => {
  it('accepts a sound file, a price without country and an audience without prices', () => {
    const prices = [{ country: null, pricePerView: 1 }];
    expect(pricingSchema.safeParse(file()).success).toBe(true);
    expect(problems({ categories: [] })).toBeUndefined();
    expect(problems({ countries: [] })).toBeUndefined();
    const parents = { ...students, id: 'parents', title: 'Parents', prices };
    expect(problems({ categories: [students, parents] })).toBeUndefined();
  });

  it('names every offender at once', () => {
    const price = { country: 'kenya', pricePerView: 1 };
    const nowhere = { country: 'atlantis', pricePerView: 1 };
    expect(
      problems({
        perUnit: { UGX: 3550 },
        countries: [kenya, kenya],
        categories: [{ ...students, ageMin: 30, prices: [price, price, nowhere] }, students],
      }),
    ).toEqual([
      'countries.1.id "kenya" is taken',
      'categories.0.prices.1.country "kenya" is taken',
      'categories.1.id "students" is taken',
      'countries.0.currencyCode "KES" has no rate in perUnit',
      'categories.0.ageMin must not be above ageMax',
      'categories.0.prices.2.country "atlantis" is not in countries',
    ]);
  });

  it.each([
    [{ countries: [{ ...kenya, currencyCode: 'KSH' }] }, 'countries.0.currencyCode must be an ISO 4217'],
    [
      { categories: [{ ...students, prices: [{ country: 'kenya', pricePerView: 0 }] }] },
      'must be more than zero',
    ],
  ])('refuses %o', (rest, message) => {
    expect(problems(rest)?.join('\n')).toContain(message);
  });
});
