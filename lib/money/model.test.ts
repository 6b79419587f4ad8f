import { describe, expect, it } from 'vitest';
import { modelProblems, moneyModel } from './model';
import * as fixture from './model.fixture';
import { testModel } from './model.fixture';

const rate = (value: number) => ({ text: '{value:rate}', value });
const fields = (facts: Parameters<typeof testModel>[0]) =>
  modelProblems(testModel(facts)).map(({ field }) => field);

describe('the model', () => {
  it('is sound when every earner can be paid out of the price of the view', () =>
    expect(fields({})).toEqual([]));

  it.each([
    ['exampleRate', { exampleRate: rate(0.003) }],
    ['exampleRate', { exampleRate: rate(0.0005) }],
    ['earningPerViewMax', { earningPerViewMax: rate(0.02) }],
    ['categories.0.prices.0.pricePerView', { costPerView: rate(0.004) }],
  ])('names %s when it is not: %j', (field, facts) => expect(fields(facts)).toEqual([field]));

  it.each([
    ['the lowest that earners get', { exampleRate: rate(0.001) }],
    ['the highest that earners get', { exampleRate: rate(0.002), earningPerViewMax: rate(0.002) }],
  ])('lets examples reckon with %s', (_, facts) => expect(fields(facts)).toEqual([]));

  it('says which number is wrong, and beside what', () => {
    const reasons = (facts: Parameters<typeof testModel>[0]) =>
      modelProblems(testModel(facts)).map(({ reason }) => reason);
    expect(reasons({ exampleRate: rate(0.0025), earningPerViewMax: rate(0.002) })).toEqual([
      'must lie from 0.001 to 0.002, what earners get for a view',
    ]);
    expect(reasons({ exampleRate: rate(0.003) })).toEqual([
      "must, with a referral's share of 10% on top, be below costPerView (0.003), which pays for it",
    ]);
    expect(reasons({ earningPerViewMax: rate(0.02) })).toEqual([
      "is, with a referral's share of 10% on top, above the dearest view of pricing.json, 0.0140",
    ]);
    expect(reasons({ costPerView: rate(0.004) })).toEqual([
      'comes to 0.00300 a view, below costPerView of facts.json (0.004), which pages show as the lowest price',
    ]);
  });

  it('holds each price against the rate that it bears and a referral’s share of it', () => {
    const problems = (facts: Parameters<typeof testModel>[0]) =>
      modelProblems(testModel(facts)).map(({ file, field }) => `${file} ${field}`);
    expect(problems({})).toEqual([]);
    expect(problems({ exampleRate: rate(0.0028) })).toEqual(['facts.json exampleRate']);
    expect(problems({ earningPerViewMax: rate(0.0135) })).toEqual(['facts.json earningPerViewMax']);
    expect(problems({ costPerView: rate(0.012) })).toEqual([
      'pricing.json categories.0.prices.0.pricePerView',
    ]);
  });

  it('judges what there is: facts without prices, prices without a rate or a country that is known', () => {
    const { FACTS: facts } = fixture;
    const nowhere = { country: 'nowhere', pricePerView: 0.1 };
    const unpriced = moneyModel(facts, { ...fixture.PRICES, categories: [{ id: 'all' }] }, 'USD');
    expect(modelProblems(unpriced)).toEqual([]);
    expect(unpriced.prices).toEqual([]);
    const unknown = moneyModel(
      facts,
      {
        ...fixture.PRICES,
        perUnit: { ZAR: 17.5 },
        categories: [{ id: 'all', prices: [nowhere, { ...nowhere, country: 'kenya' }] }],
      },
      'USD',
    );
    expect(unknown.prices).toEqual([]);
  });

  it.each(['costPerView', 'earningPerViewMin', 'earningPerViewMax', 'exampleRate'] as const)(
    'says that %s is missing, and of no other that it is wrong',
    (name) => {
      const { [name]: _, ...others } = { ...fixture.FACTS, costPerView: rate(1) };
      const problems = modelProblems(moneyModel(others, fixture.PRICES, 'USD'));
      expect(problems.map(({ field }) => field)).toEqual([name]);
    },
  );
});
