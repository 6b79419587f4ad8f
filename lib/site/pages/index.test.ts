import { describe, expect, it } from 'vitest';
import { smallSite } from '../small-site.fixture';
import { listingAt, pagesOf, sitePages } from '.';
import { page } from './page.fixture';

describe('the list', () => {
  it('has the pages of pages.json first, then what follows from the rest of content', () => {
    expect(sitePages(smallSite()).map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'page /',
      'page /blog/all',
      'page /help-center',
      'page /trust',
      'page /how-payouts-work',
      'page /community',
      'page /press',
      'page /press/facts',
      'page /careers',
      'page /privacy-policy',
      'page /maintenance',
      'listing /blog',
      'article /blog/second',
      'article /first',
      'tag /blog/tag/kenya',
      'listing /category/news',
      'listing /category/selling',
      'opening /careers/editor',
      'release /press/launch',
      'form /forms/contact',
      'form /sent/contact',
      'form /forms/newsletter',
      'form /sent/newsletter',
      'form /forms/event',
      'form /sent/event',
      'form /sent/event/live',
      'form /sent/event/ask',
      'form /sent/newsletter/unconfirmed',
      'form /newsletter/confirmed',
      'notice /not-found/category',
      'notice /server-error',
    ]);
  });

  it('is made once for the same content', () => {
    const content = smallSite();
    expect(sitePages(content)).toBe(sitePages(content));
  });

  it('gives a route its own pages', () => {
    const paths = (route: string) => [...pagesOf(route, smallSite()).keys()];
    expect(paths('/blog/[slug]')).toEqual(['/blog/second']);
    expect(paths('/[slug]')).toEqual(['/privacy-policy', '/first']);
    expect(paths('/nowhere')).toEqual([]);
  });

  it('names what it does not have', () => {
    expect(() => page('/nowhere')).toThrow('/nowhere  has no entry');
    expect(() => listingAt('/trust', smallSite())).toThrow('/trust is no list of articles');
    expect(listingAt('/blog', smallSite()).listing.total).toBe(2);
  });
});
