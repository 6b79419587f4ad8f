import { expect, it } from 'vitest';
import { staleBrand } from './brand';

const icon = (name: string) => `<svg><title>${name}</title></svg>`;
const stamp = (name: string) => JSON.stringify({ name });

it('finds nothing when icon and press kit show the name', () => {
  expect(staleBrand('A & B', icon('A &amp; B'), stamp('A & B'))).toEqual([]);
});

it('says what still shows another name, and what makes it anew', () => {
  expect(staleBrand('Café Lumière', icon('Old'), stamp('Old')).map(({ reason }) => reason)).toEqual([
    'says "Old": run npm run icons',
    'say "Old": run npm run press-kit',
  ]);
});
