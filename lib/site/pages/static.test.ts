import { describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { headOf } from '../head';
import { smallSite } from '../small-site.fixture';
import { HOME, JOURNAL, page } from './page.fixture';

describe('a page of pages.json', () => {
  it('has its route for an address, and what its entry says', () => {
    expect(page('/maintenance')).toMatchObject({
      route: '/maintenance',
      title: 'Away',
      description: 'Later.',
      index: false,
      changed: undefined,
      crumbs: [HOME],
      anchors: [],
      cardOf: '/maintenance',
      source: 'pages.json',
    });
  });

  it('has a card with its title, on the home page with the tagline', () => {
    expect(page('/trust').card).toEqual({
      title: 'Trust',
      label: 'Acme',
      note: 'acme.test',
      palette: 'leaf',
    });
    expect(page('/').card?.title).toBe('Paid for it');
  });

  it.each([
    ['/', ['contact', 'features', 'how-it-works', 'pricing', 'get-started']],
    ['/careers', ['openings']],
    ['/help-center', ['general', 'is-it-free']],
    ['/trust', ['fees']],
    ['/how-payouts-work', ['countries', 'threshold']],
    ['/community', ['events', 'live', 'ask']],
    ['/press', ['releases', 'in-the-news', 'media-kit']],
    ['/privacy-policy', ['data']],
  ])('knows the anchors of %s, whichever file they come from', (path, anchors) => {
    expect(page(path).anchors).toEqual(anchors);
  });

  it('has no anchor of a list that is empty', () => {
    const { press } = smallSite();
    const empty = page('/press', { press: { ...press, kit: [], news: [] }, pressReleases: [] });
    expect(empty.anchors).toEqual([]);
    expect([empty.anyAnchor, page('/press').anyAnchor]).toEqual([true, undefined]);
  });

  it.each([
    ['/community', '2030-05-02'],
    ['/press', '2030-04-01'],
    ['/careers', '2030-05-20'],
    ['/privacy-policy', '2030-01-05'],
    ['/blog/all', '2030-03-01'],
    ['/trust', '2029-01-01'],
  ])('is dated by the newest of what stands on it: %s', (path, day) => {
    expect(page(path).changed).toBe(day);
  });

  it('that is a text shares a route with the others, and comes from its file', () => {
    expect(page('/privacy-policy')).toMatchObject({
      route: '/[slug]',
      source: 'pages/privacy-policy.md',
    });
  });

  it('says the way to it, by the pages whose addresses begin its own', () => {
    expect(page('/').crumbs).toEqual([]);
    expect(page('/press/facts').crumbs).toEqual([HOME, { label: 'Press', href: '/press' }]);
    expect(page('/blog/all').crumbs).toEqual([HOME, JOURNAL]);
    const orphan = smallSite().pages.filter(({ path }) => path !== '/press');
    expect(page('/press/facts', { pages: orphan }).crumbs).toEqual([HOME]);
  });

  it('has a masthead only where its entry has one', () => {
    const pages = [
      { path: '/trust' },
      { path: '/press', masthead: { title: 'Print', lead: 'Ask.' } },
      { path: '/careers', masthead: { title: 'Work', eyebrow: 'Careers' } },
    ] as Content['pages'];
    const content = smallSite({ pages: pages.map((entry) => ({ ...entry, anchors: [] })) });
    expect(headOf('/press', content)).toEqual({ title: 'Print', lead: 'Ask.', data: expect.anything() });
    expect(headOf('/careers', content)).toMatchObject({ title: 'Work', eyebrow: 'Careers' });
    for (const path of ['/trust', '/nowhere']) {
      expect(() => headOf(path, content)).toThrow(`${path}  has no masthead`);
    }
  });
});
