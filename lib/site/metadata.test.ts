import { describe, expect, it } from 'vitest';
import { content } from '../content';
import { pageMetadata, SOCIAL_CARD } from './metadata';
import { sitePages } from './pages';

const { site, articles } = content();
const pages = sitePages(content());

describe('the metadata of a page', () => {
  it('names the page itself as canonical, a later page of a list too, and its card at its size', () => {
    const later = pages.filter(({ listing }) => listing && listing.page > 1);
    expect(later.length).toBeGreaterThan(0);
    for (const { path } of pages) {
      const { alternates, openGraph } = pageMetadata(path);
      expect(alternates?.canonical, path).toBe(site.url + path);
      expect(openGraph?.url, path).toBe(site.url + path);
      expect(openGraph?.images, path).toEqual([expect.objectContaining(SOCIAL_CARD)]);
    }
  });

  it('has its title for search engines, or its own, with the product once where all of it fits', () => {
    const { name } = site.product;
    for (const { path, title, seoTitle } of pages) {
      const full = String(pageMetadata(path).title);
      if (seoTitle) expect(full, path).toBe(seoTitle);
      else if (full === title)
        expect(path === '/' || title.startsWith(name) || `${title} | ${name}`.length > 60, path).toBe(true);
      else expect(full, path).toBe(`${title} | ${name}`);
      if (full !== title) expect(full.length, path).toBeLessThanOrEqual(60);
      expect(full, path).not.toMatch(new RegExp(`^${name}.* \\| ${name}$`));
    }
  });

  it('is on the home page its own title, and says the same in Open Graph, which Twitter reads too', () => {
    expect(pageMetadata('/').title).toBe(pages.find(({ path }) => path === '/')?.title);
    for (const { path, title, description } of pages) {
      const { openGraph, twitter } = pageMetadata(path);
      expect(openGraph, path).toMatchObject({ title, description });
      expect(twitter, path).toEqual({ card: 'summary_large_image' });
    }
  });

  it('keeps out of the index what its page does, and lets search engines show the picture of all else large', () => {
    for (const { path, index } of pages) {
      const { robots } = pageMetadata(path);
      expect(robots, path).toEqual(
        index ? { index, follow: true, 'max-image-preview': 'large' } : { index, follow: true },
      );
    }
  });

  it('offers the feed of the blog everywhere, and before it the page’s own', () => {
    for (const { path, feed } of pages) {
      const types = pageMetadata(path).alternates?.types as Record<string, { url: string }[]>;
      const feeds = types['application/rss+xml']?.map(({ url }) => url);
      expect(feeds, path).toEqual([...(feed ? [site.url + feed.path] : []), `${site.url}/feed`]);
    }
  });

  it('dates an article by its last change, and calls nothing else an article', () => {
    for (const { path, published, updated } of articles) {
      expect(pageMetadata(path).openGraph, path).toMatchObject({
        type: 'article',
        publishedTime: published,
        modifiedTime: updated ?? published,
      });
    }
    expect(pageMetadata('/').openGraph).toMatchObject({ type: 'website' });
  });
});
