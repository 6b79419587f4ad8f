import { describe, expect, it } from 'vitest';
import { modelProblems } from './model';
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

  it('prices an audience by country, or by its cheapest', () => {
    const { priceOf, dearest } = testModel();
    expect(priceOf('owners', 'kenya')).toEqual({ dollars: 0.008, local: { amount: 1.04, currency: 'KES' } });
    expect(priceOf('owners')).toEqual({ dollars: 0.008 });
    expect(priceOf('owners', 'benin')).toBeUndefined();
    expect(dearest).toBeCloseTo(0.014, 10);
  });
});
