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

  it('has the displayed cost as its lowest price, and a dearest view that pays the best earner', () => {
    const dollars = parseCategories(answer).flatMap(({ countryPrices }) =>
      countryPrices.map(
        ({ currencyCode, pricePerView }) => pricePerView / (file.perUnit[currencyCode] ?? Number.NaN),
      ),
    );
    expect(Math.min(...dollars)).toBeCloseTo(factValue('costPerView'), 5);
    expect(Math.max(...dollars)).toBeGreaterThan(factValue('earningPerViewMax'));
  });

  it('answers for one price', () => {
    const pricePerView = file.categories
      .find(({ id }) => id === 'students')
      ?.prices?.find(({ country }) => country === 'kenya')?.pricePerView;
    expect(priceAnswer(file, { categoryId: 'students', countryId: 'kenya' })).toEqual({
      price: pricePerView,
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
