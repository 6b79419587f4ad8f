import { expect, it } from 'vitest';
import { type Contacts, spanText, tierPay, tierViews } from './tiers';

it.each<[Contacts, string, string]>([
  [{ min: 100, max: 500 }, '85 to 425', '0.085 to 4.25'],
  [{ min: 500, max: 1000 }, '425 to 850', '0.425 to 8.5'],
  [{ min: 1000 }, '850 or more', '0.85 or more'],
  [{ min: 99, max: 101 }, '84 to 85', '0.084 to 0.85'],
])('%j contacts', (contacts, views, pay) => {
  const seen = tierViews(contacts, 0.85);
  expect(spanText(seen, String)).toBe(views);
  expect(
    spanText(tierPay(seen, { min: 0.001, max: 0.01 }), (value) => String(Number(value.toFixed(3)))),
  ).toBe(pay);
});
