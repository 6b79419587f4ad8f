import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../content';
import { type ContentFolder, contentFolder, loadContent, TODAY } from '../content/folder.fixture';
import { sitemap, sitemapEntries, sitemapParts } from './sitemap';
import { smallSite } from './small-site.fixture';

const read = (xml = '') =>
  new XMLParser({ ignoreDeclaration: true, isArray: (name) => ['url', 'sitemap'].includes(name) }).parse(xml);

describe('an entry', () => {
  it('is a page for search engines with its day, the home page without a slash', () => {
    const entries = sitemapEntries(smallSite());
    expect(entries[0]).toEqual({ url: 'https://acme.test', lastModified: '2029-01-01' });
    expect(entries).toContainEqual({ url: 'https://acme.test/first', lastModified: '2030-03-01' });
    expect(entries.map(({ url }) => url)).not.toContain('https://acme.test/maintenance');
  });
});

describe('the sitemap as XML', () => {
  let folder: ContentFolder;
  let content: Content;
  beforeAll(() => {
    folder = contentFolder();
    content = loadContent(folder.dir, TODAY);
  });
  afterAll(() => folder.remove());

  it('lists every entry, with its day where it has one', () => {
    expect(read(sitemap(content)).urlset.url).toEqual(
      sitemapEntries(content).map(({ url, lastModified }) => ({
        loc: url,
        ...(lastModified && { lastmod: lastModified }),
      })),
    );
  });

  it('is one file for as many addresses as a file may hold, and an index for one more', () => {
    const { length } = sitemapEntries(content);
    expect(sitemap(content, length)).toBe(sitemap(content));
    expect(read(sitemap(content, length - 1))).toMatchObject({
      sitemapindex: {
        sitemap: [{ loc: `${content.site.url}/sitemap/1.xml` }, { loc: `${content.site.url}/sitemap/2.xml` }],
      },
    });
  });

  it('gives each address to one part, in order, and no part more than it may hold', () => {
    const parts = [...sitemapParts(content, 7).values()].map(
      (xml) => read(xml).urlset.url as { loc: string }[],
    );
    expect(parts.flat().map(({ loc }) => loc)).toEqual(sitemapEntries(content).map(({ url }) => url));
    expect(parts.slice(0, -1).every(({ length }) => length === 7)).toBe(true);
    expect(parts.at(-1)?.length).toBeLessThanOrEqual(7);
  });
});
