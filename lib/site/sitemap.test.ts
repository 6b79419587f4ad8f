import { expect, it } from 'vitest';
import { content } from '../content';
import { sitemapEntries } from './sitemap';

const entries = sitemapEntries(content());
const entry = (path: string) => entries.find(({ url }) => url === content().site.url + path);

it('lists every address once', () => {
  expect(new Set(entries.map(({ url }) => url)).size).toBe(entries.length);
});

it('dates articles and listings by their content, and leaves pages without a known date undated', () => {
  expect(entry('/whatsapp-status-advertising-complete-guide')?.lastModified).toBe('2024-03-23');
  expect(entry('/blog')?.lastModified).toBe('2025-06-01');
  expect(entry('/careers')).toEqual({ url: `${content().site.url}/careers` });
});

it('leaves out what must not be indexed', () => {
  expect(entry('/maintenance')).toBeUndefined();
});
