import { describe, expect, it } from 'vitest';
import { content, factValue } from '@/lib/content';
import { parseCategories } from './contract';
import { categoriesAnswer, priceAnswer, priceParams } from './embedded';

const file = content().pricing;
const answer = categoriesAnswer(file);

describe('the embedded product API', () => {
  it('answers with the fields of the contract and no others', () => {
    expect(answer.categories[0]).toEqual({
      _id: 'students',
      title: 'Students',
      ageMin: 18,
      ageMax: 24,
      countryPrices: expect.arrayContaining([
        {
          country: { _id: 'kenya', name: 'Kenya', code: 'KE', currencyCode: 'KES' },
          pricePerView: expect.any(Number),
        },
      ]),
    });
  });

  it('has prices in as many countries as the facts claim', () => {
    const countries = new Set(priceParams(file).map(({ countryId }) => countryId));
    expect(countries.size).toBeGreaterThanOrEqual(factValue('payoutCountries'));
  });

  it('names each country as its code says', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(file.countries.map(({ code }) => names.of(code))).toEqual(file.countries.map(({ name }) => name));
  });

  it('holds a null country and an audience without countryPrices, which its reader survives', () => {
    expect(answer.categories.some((c) => c.countryPrices?.some(({ country }) => country === null))).toBe(
      true,
    );
    expect(answer.categories.some((c) => !('countryPrices' in c))).toBe(true);
    expect(parseCategories(answer)).toHaveLength(file.categories.length);
  });

  it('prices a view near the displayed cost', () => {
    for (const { countryPrices } of parseCategories(answer)) {
      for (const { currencyCode, pricePerView } of countryPrices) {
        const dollars = pricePerView / (file.perDollar[currencyCode] ?? Number.NaN);
        expect(dollars / factValue('costPerView')).toBeCloseTo(1, 0);
      }
    }
  });

  it('answers for one price', () => {
    expect(priceAnswer(file, { categoryId: 'students', countryId: 'kenya' })).toEqual({
      price: 0.39,
      currency: 'KES',
    });
  });

  it.each([
    ['students', 'benin'],
    ['students', 'atlantis'],
    ['nobody', 'kenya'],
    ['rural-traders', 'kenya'],
  ])('has no price for %s in %s', (categoryId, countryId) => {
    expect(priceAnswer(file, { categoryId, countryId })).toBeUndefined();
  });
});
