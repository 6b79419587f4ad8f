import { expect, it, vi } from 'vitest';
import { reading } from '../../content';
import { type Kit, kitOf, kitOfContent, staleBrand } from './brand';

const COLOURS = ['#00ff00', '#000000'];
const icon = (name: string, [mark, ground] = COLOURS) =>
  `<svg><title>${name}</title><rect fill="${ground}"/><circle stroke="${mark}"/></svg>`;
const now = (name: string, threshold = 10) => kitOf(name, { threshold });
const stamp = (name: string, threshold = 10) => JSON.stringify(now(name, threshold));
const reasons = (kit: Kit, drawn: string, made: string) =>
  staleBrand(kit, COLOURS, drawn, made).map(({ file, field, reason }) => `${file} ${field} ${reason}`);

it('finds nothing when icon and press kit show the name and the figures', () => {
  expect(reasons(now('A & B'), icon('A &amp; B'), stamp('A & B'))).toEqual([]);
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

it('says that an icon is drawn in other colours', () => {
  expect(reasons(now('A'), icon('A', ['#ff0000', '#000000']), stamp('A'))).toEqual([
    'app/icon.svg colours are of before: run npm run icons',
  ]);
});

it('says that printed figures are of before', () => {
  expect(reasons(now('A', 5), icon('A'), stamp('A', 10))).toEqual([
    'public/press-kit (files) show facts, addresses or a look of before: run npm run press-kit',
  ]);
});

it('is of content/ alone, wherever this deployment is', () => {
  const { facts, site, press, theme } = reading().content;
  vi.stubEnv('SITE_URL', 'https://elsewhere.example');
  expect(kitOfContent()).toEqual(kitOf(site?.product.name ?? '', [facts, site, press?.boilerplate, theme]));
  vi.unstubAllEnvs();
});
