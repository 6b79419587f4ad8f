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
    ['costPerView', { costPerView: rate(0.004) }],
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
      'must be below costPerView (0.003), which pays for it',
    ]);
    expect(reasons({ earningPerViewMax: rate(0.02) })).toEqual([
      'is above the dearest view of pricing.json, 0.0140',
    ]);
    expect(reasons({ costPerView: rate(0.004) })).toEqual([
      'is shown as the lowest price, but pricing.json has a view at 0.00300',
    ]);
  });

  it('judges what there is: facts without prices, prices without a rate or a country that is known', () => {
    const { FACTS: facts } = fixture;
    const nowhere = { country: 'nowhere', pricePerView: 0.1 };
    const unpriced = moneyModel(facts, { ...fixture.PRICES, categories: [{ id: 'all' }] }, 'USD');
    expect(modelProblems(unpriced)).toEqual([]);
    expect([unpriced.dearest, unpriced.cheapest, unpriced.audiences]).toEqual([0, 0, []]);
    const unknown = moneyModel(
      facts,
      {
        ...fixture.PRICES,
        perUnit: { ZAR: 17.5 },
        categories: [{ id: 'all', prices: [nowhere, { ...nowhere, country: 'kenya' }] }],
      },
      'USD',
    );
    expect(unknown.audiences).toEqual([]);
    for (const name of ['earningPerViewMin', 'earningPerViewMax', 'exampleRate'] as const) {
      const { [name]: _, ...others } = { ...facts, costPerView: rate(1) };
      expect(modelProblems(moneyModel(others, fixture.PRICES, 'USD'))).toEqual([]);
    }
  });

  it('prices an audience by country, or by its cheapest', () => {
    const { priceOf, dearest } = testModel();
    expect(priceOf('owners', 'kenya')).toEqual({ dollars: 0.008, local: { amount: 1.04, currency: 'KES' } });
    expect(priceOf('owners')).toEqual({ dollars: 0.008 });
    expect(priceOf('owners', 'benin')).toBeUndefined();
    expect(dearest).toBeCloseTo(0.014, 10);
  });
});
