import { describe, expect, it } from 'vitest';
import { content, factValue, type PricingFile } from '@/lib/content';
import { parseCategories } from './contract';
import { bookable, categoriesAnswer, priceAnswers } from './embedded';

/** Two countries, and an audience of each kind that the contract allows. */
const file: PricingFile = {
  ...content().pricing,
  countries: [
    { id: 'benin', name: 'Benin', code: 'BJ', currencyCode: 'XOF' },
    { id: 'kenya', name: 'Kenya', code: 'KE', currencyCode: 'KES' },
  ],
  categories: [
    {
      id: 'students',
      title: 'Students',
      ageMin: 18,
      ageMax: 24,
      prices: [
        { country: 'kenya', pricePerView: 0.39 },
        { country: null, pricePerView: 1 },
      ],
    },
    { id: 'rural-traders', title: 'Rural traders', ageMin: 25, ageMax: 60 },
  ],
};
const answer = categoriesAnswer(file);

describe('the embedded product API', () => {
  it('answers with the fields of the contract and no others', () => {
    expect(answer.categories).toEqual([
      {
        _id: 'students',
        title: 'Students',
        ageMin: 18,
        ageMax: 24,
        countryPrices: [
          {
            country: { _id: 'kenya', name: 'Kenya', code: 'KE', currencyCode: 'KES' },
            pricePerView: 0.39,
          },
          { country: null, pricePerView: 1 },
        ],
      },
      { _id: 'rural-traders', title: 'Rural traders', ageMin: 25, ageMax: 60 },
    ]);
  });

  it('survives its reader with a null country and an audience without prices', () => {
    expect(parseCategories(answer).map(({ countryPrices }) => countryPrices.length)).toEqual([1, 0]);
  });

  it('answers for each price that has a country, and for no other', () => {
    expect([...priceAnswers(file)]).toEqual([
      ['/api/categories/students/country/kenya/price', { price: 0.39, currency: 'KES' }],
    ]);
  });
});

describe('the prices of the content', () => {
  const own = content().pricing;

  it('names each country as its code says', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(own.countries.map(({ code }) => names.of(code))).toEqual(own.countries.map(({ name }) => name));
  });

  it.skipIf(bookable(own).length === 0)('are in as many countries as the facts claim', () => {
    const countries = new Set([...priceAnswers(own).keys()].map((path) => path.split('/')[5]));
    expect(countries.size).toBeGreaterThanOrEqual(factValue('payoutCountries'));
  });

  it.skipIf(bookable(own).length === 0)(
    'begin with the displayed cost, and end with a view that pays the best earner',
    () => {
      const dollars = parseCategories(categoriesAnswer(own)).flatMap(({ countryPrices }) =>
        countryPrices.map(
          ({ currencyCode, pricePerView }) => pricePerView / (own.perUnit[currencyCode] ?? Number.NaN),
        ),
      );
      expect(Math.min(...dollars)).toBeCloseTo(factValue('costPerView'), 5);
      expect(Math.max(...dollars)).toBeGreaterThan(factValue('earningPerViewMax'));
    },
  );
});
