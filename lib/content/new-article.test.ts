import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { articleSlugs, relatedArticles } from '../blog/articles';
import { blogFeed, categoryFeed } from '../blog/feeds';
import { buildSearchIndex } from '../blog/search/build';
import { articleSearch } from '../blog/search/find';
import { BLOG_PAGE_SIZE, pageOf } from '../site/pagination';
import { allPaths, articlesIn } from '../site/paths';
import { flattenedRedirects } from '../site/redirects';
import { sitemapEntries } from '../site/sitemap';
import { socialCards } from '../site/social-cards';
import { loadContent } from './load';
import type { Content } from './types';

const PATH = '/quince-growers-on-status';
const ARTICLE = `---
title: "Quince Growers on Status"
path: ${PATH}
author: earner-desk
published: 2031-02-03
category: case-studies
topics: [whatsapp-status-ads]
tags: [Quinces]
excerpt: "An orchard, a phone and a season of statuses: what one grower posted, what it cost and what came of it."
related: [passive-income, maximize-earnings]
---

The first quince was sold before it was picked, to a neighbour who had seen it on {Product}.
`;

/** Adding an article is one file: nothing else is touched here. */
describe('a new file in content/articles', () => {
  let dir: string;
  let content: Content;
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content', dir, { recursive: true });
    writeFileSync(join(dir, 'articles/quinces.md'), ARTICLE);
    content = loadContent(dir, false);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('is an article with a route, two related ones and a redirect from its other form', () => {
    expect(articleSlugs('/', content)).toContainEqual({ slug: PATH.slice(1) });
    const article = content.articles.find(({ path }) => path === PATH);
    expect(article?.readMinutes).toBe(1);
    expect(article && relatedArticles(article, content)).toHaveLength(2);
    expect(flattenedRedirects(content).exact).toContainEqual({ from: `/blog${PATH}`, to: PATH });
  });

  it('leads the listing and its categories', () => {
    expect(pageOf(content.articles, 1, BLOG_PAGE_SIZE)[0]?.path).toBe(PATH);
    expect(articlesIn('case-studies', content)[0]?.path).toBe(PATH);
    expect(articlesIn('whatsapp-status-ads', content)[0]?.path).toBe(PATH);
    expect(articlesIn('guides', content).map(({ path }) => path)).not.toContain(PATH);
  });

  it('stands in the feeds of the blog and of its categories, in full', () => {
    // The newest few: a feed renders every article that it carries.
    const newest = { ...content, articles: content.articles.slice(0, 3) };
    for (const feed of [blogFeed(newest), categoryFeed(newest, 'case-studies')]) {
      expect(feed).toContain(`<link>${content.site.url}${PATH}</link>`);
      expect(feed).toContain('The first quince was sold');
    }
    expect(categoryFeed(newest, 'guides')).not.toContain(PATH);
  });

  it('stands in the sitemap with its day, and among the pages that exist', () => {
    expect(sitemapEntries(content)).toContainEqual({
      url: content.site.url + PATH,
      lastModified: '2031-02-03',
    });
    expect(allPaths(content)).toContain(PATH);
  });

  it('is found by search and has a social card', () => {
    const search = articleSearch(JSON.parse(JSON.stringify(buildSearchIndex(content))));
    expect(search.find('quinces', '').map(({ path }) => path)).toEqual([PATH]);
    expect(socialCards(content).map(({ path }) => path)).toContain(`/social${PATH}.png`);
  });
});
