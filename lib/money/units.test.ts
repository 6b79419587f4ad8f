import { describe, expect, it } from 'vitest';
import { fill } from './fill';
import { testModel } from './model.fixture';
import { converted, rounded } from './units';

it.each([
  [0.09876, 'USD', 0.0988],
  [-0.09876, 'USD', -0.0988],
  [0.1, 'USD', 0.1],
  [0.12345, 'USD', 0.12],
  [-12.3456, 'USD', -12.35],
  [0.0012345678, 'USD/view', 0.001235],
  [12.6, 'view', 13],
  [1.123456789, '', 1.12345679],
  [0.123456789, '%', 0.12345679],
  [9.994, 'KES', 9.99],
  [10, 'KES', 10],
  [10.4, 'KES', 10],
  [-10.4, 'KES', -10],
])('%d of %j is printed as %d', (amount, unit, printed) => {
  expect(rounded({ amount, unit }).amount).toBe(printed);
});

describe('conversion', () => {
  const perUnit = { USD: 1, KES: 130, ZAR: 17.5 };

  it.each([
    [{ amount: 2, unit: 'USD' }, 'KES', 260],
    [{ amount: 0.002, unit: 'USD/view' }, 'KES', 0.26],
    [{ amount: 260, unit: 'KES' }, 'ZAR', 35],
  ])('of %j to %s', (value, to, amount) => {
    expect(converted(value, to, perUnit)).toEqual({ amount, unit: to });
  });

  it('needs both rates', () => {
    expect(() => converted({ amount: 1, unit: 'USD' }, 'XXX', perUnit)).toThrow('has no rate for "XXX"');
    expect(() => converted({ amount: 1, unit: 'XXX' }, 'KES', perUnit)).toThrow('has no rate for "XXX"');
  });
});

it.each(['$10.004 = $10', '$10 = $10.004', '$0.1 + $0.2 = $0.3'])(
  'a check compares what is printed: %s',
  (comparison) => {
    const problems: unknown[] = [];
    fill(`{{check ${comparison}}}`, { names: {}, money: testModel() }, (problem) => problems.push(problem));
    expect(problems).toEqual([]);
  },
);
