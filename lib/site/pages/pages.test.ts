import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import {
  articleText,
  type ContentFolder,
  contentFolder,
  loadContent,
  TODAY,
} from '../../content/folder.fixture';
import { socialCards } from '../social-cards';
import { listingAt, pageAt, pagesOf, sitePages } from '.';

let folder: ContentFolder;
let content: Content;
beforeAll(() => {
  folder = contentFolder();
  for (let number = 0; number < 8; number += 1) {
    const day = `2030-05-0${number + 1}`;
    folder.write(
      `articles/n${number}.md`,
      articleText({
        title: `"N ${number}"`,
        path: `/blog/n${number}`,
        published: day,
        related: '[one, two]',
      }),
    );
  }
  folder.json('careers.json', (file) => {
    file.openings[0].posted = '2030-05-20';
  });
  content = loadContent(folder.dir, TODAY);
});
afterAll(() => folder.remove());

describe('sitePages', () => {
  it('holds every address once, each rendered by a route', () => {
    const paths = sitePages(content).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(pageAt('/category/status/page/2', content)).toMatchObject({
      route: '/category/[category]/page/[page]',
      path: '/category/status/page/2',
    });
    expect(() => pageAt('/nowhere', content)).toThrow('/nowhere');
  });

  it('gives each route its own pages', () => {
    const paths = (route: string) => [...pagesOf(route, content).keys()];
    const texts = [...content.markdownPages.keys()].map((slug) => `/${slug}`);
    expect(paths('/[slug]')).toEqual([...texts, '/three', '/one']);
    expect(paths('/blog/page/[page]')).toEqual(['/blog/page/2']);
    expect(paths('/press/[slug]')).toEqual(['/press/a-release']);
  });

  it('cuts lists into pages: six of the blog, nine of a category', () => {
    const first = listingAt('/blog', content).listing;
    expect(first).toMatchObject({ page: 1, pages: 2, before: 0, total: 11 });
    expect(first.articles).toHaveLength(6);
    const second = listingAt('/category/status/page/2', content).listing;
    expect(second).toMatchObject({ page: 2, pages: 2, before: 9, total: 11 });
    expect(second.articles.map(({ id }) => id)).toEqual(['two', 'one']);
  });

  it('says the way to each page', () => {
    const way = (path: string) => pageAt(path, content).crumbs.map(({ href }) => href);
    expect(way('/')).toEqual([]);
    expect(way('/contact')).toEqual(['/']);
    expect(way('/press/fact-sheet')).toEqual(['/', '/press']);
    expect(way('/press/a-release')).toEqual(['/', '/press']);
    expect(way('/one')).toEqual(['/', '/blog', '/category/news']);
  });

  it('knows the anchors of a page, from whichever file they come', () => {
    expect(pageAt('/one', content).anchors).toEqual(['a-section']);
    expect(pageAt('/help-center', content).anchors).toContain(content.faqs.faqs[0]?.slug);
    expect(pageAt('/community', content).anchors).toContain(content.events.events[0]?.id);
  });
});

describe('the sitemap', () => {
  const indexed = () => sitePages(content).filter(({ index }) => index);

  it('lists each indexable address once, and nothing that follows a form or an error', () => {
    const kinds = new Set(indexed().map(({ kind }) => kind));
    expect([...kinds]).toEqual(['page', 'listing', 'article', 'opening', 'release']);
    const paths = indexed().map(({ path }) => path);
    expect(paths.join('\n')).not.toMatch(/\/(?:maintenance|sent|forms|not-found|server-error)/);
  });

  it('dates a list by what it shows, and a page by the newest of what stands on it', () => {
    const day = (path: string) => pageAt(path, content).changed;
    expect(day('/blog')).toBe('2030-05-08');
    expect(day('/blog/page/2')).toBe('2030-05-02');
    expect(day('/category/status/page/2')).toBe('2030-02-01');
    expect(day('/careers')).toBe('2030-05-20');
    expect(day('/press')).toBe('2030-04-01');
  });
});

it('draws one card for each page that is not a later page of a list, and gives no page one that is not drawn', () => {
  const drawn = new Set(socialCards(content).keys());
  for (const { path, route, cardOf, card, listing } of sitePages(content)) {
    expect(drawn, path).toContain(`/social${cardOf === '/' ? '/home' : cardOf}.png`);
    if (listing && route !== '/blog/tag/[tag]') expect(card !== undefined, path).toBe(listing.page === 1);
  }
});
