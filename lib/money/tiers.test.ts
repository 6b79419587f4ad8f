import { expect, it } from 'vitest';
import { type Span, spanText, tierViews } from './earnings';

it.each<[Span, string, string]>([
  [{ min: 100, max: 500 }, '85 to 425', '0.085 to 0.425'],
  [{ min: 500, max: 1000 }, '425 to 850', '0.425 to 0.85'],
  [{ min: 1000 }, 'from 850', 'from 0.85'],
  [{ min: 99, max: 101 }, '84 to 85', '0.084 to 0.085'],
])('%j contacts', (contacts, views, pay) => {
  const seen = tierViews(contacts, 0.85);
  expect(spanText(seen, String)).toBe(views);
  expect(spanText(seen, (value) => String(Number(value.toFixed(3))), 0.001)).toBe(pay);
});
