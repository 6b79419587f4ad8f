import { expect, it } from 'vitest';
import { kitOf, staleBrand } from './brand';

const icon = (name: string) => `<svg><title>${name}</title></svg>`;
const now = (name: string, threshold = 10) => kitOf(name, { threshold });
const stamp = (name: string, threshold = 10) => JSON.stringify(now(name, threshold));
const reasons = (...args: Parameters<typeof staleBrand>) =>
  staleBrand(...args).map(({ file, field, reason }) => `${file} ${field} ${reason}`);

it('finds nothing when icon and press kit show the name and the figures', () => {
  expect(staleBrand(now('A & B'), icon('A &amp; B'), stamp('A & B'))).toEqual([]);
});

it('says what still shows another name, and what makes it anew', () => {
  expect(reasons(now('Café Lumière'), icon('Old'), stamp('Old'))).toEqual([
    'app/icon.svg title says "Old": run npm run icons',
    'public/press-kit (files) say "Old": run npm run press-kit',
  ]);
});

it('says that an icon has no name', () => {
  expect(reasons(now('A'), '<svg></svg>', stamp('A'))).toEqual([
    'app/icon.svg title is missing: run npm run icons',
  ]);
});

it('says that printed figures are of before', () => {
  expect(reasons(now('A', 5), icon('A'), stamp('A', 10))).toEqual([
    'public/press-kit (files) show facts or addresses of before: run npm run press-kit',
  ]);
});
