import { expect, it } from 'vitest';
import { localMoney } from './local';

const CURRENCIES = { own: 'USD', perUnit: { KES: 129.4, BWP: 13.5, USD: 2 } };

it.each([
  ['KES', 'KES', '3,235'],
  ['BWP', 'BWP', '338'],
  ['USD', 'USD', '25'],
  ['XTS', 'USD', '25'],
])('writes $25 for a visitor with %s in %s as %s', (currency, code, figure) => {
  const money = localMoney(currency, CURRENCIES);
  expect([money.code, money.figure(25)]).toEqual([code, figure]);
});

it.each([
  ['KES', '3,235', 25],
  ['KES', '3000', 23.18],
  ['KES', '388', 3],
  ['KES', '387', undefined],
  ['KES', '129,400', 1000],
  ['KES', '129,401', undefined],
  ['USD', ' 25.5 ', 25.5],
  ['USD', '3.006', 3.01],
  ['USD', '2.99', undefined],
  ['USD', '1000.01', undefined],
  ['USD', 'ten', undefined],
])('reads in %s "%s" as %s, from the least to the most as they are written', (currency, typed, budget) => {
  expect(localMoney(currency, CURRENCIES).read(typed, 3, 1000)).toBe(budget);
});

it('takes nothing, however wide, for no budget, even where nothing is the least', () => {
  expect(['', '   ', '0'].map((typed) => localMoney('USD', CURRENCIES).read(typed, 0, 1000))).toEqual([
    undefined,
    undefined,
    0,
  ]);
});
