import { expect, it } from 'vitest';
import type { Content } from '../content';
import { standingMenus } from './head';
import { smallSite } from './small-site.fixture';

const links = (...hrefs: string[]) => hrefs.map((href) => ({ label: href, href }));
const site = (features: unknown[]) =>
  smallSite({
    home: { features, steps: [1], doors: [1] } as unknown as Content['home'],
    navigation: {
      ...smallSite().navigation,
      header: links('/#features', '/#contact', '/press'),
      more: links('/#features'),
      footer: { company: links('/#features', '/'), resources: links('/#how-it-works') },
    },
  });
const hrefs = ({ header, more, footer }: Content['navigation']) =>
  [header, more, footer.company, footer.resources].map((list) => list.map(({ href }) => href));

it('menus lead to every section that is there', () => {
  expect(hrefs(standingMenus(site([1])))).toEqual([
    ['/#features', '/#contact', '/press'],
    ['/#features'],
    ['/#features', '/'],
    ['/#how-it-works'],
  ]);
});

it('menus do not lead to a section with nothing in it', () => {
  expect(hrefs(standingMenus(site([])))).toEqual([['/#contact', '/press'], [], ['/'], ['/#how-it-works']]);
});

it('are made once for the same content', () => {
  const content = site([]);
  expect(standingMenus(content)).toBe(standingMenus(content));
});
