import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Parser from 'rss-parser';
import { describe, expect, it } from 'vitest';
import { content } from '../content';
import { articlesIn } from '../site/listings';
import { blogFeed, categoryFeed } from './feeds';

const feeds = [
  ['/feed', blogFeed(content()), content().articles] as const,
  ...content().taxonomy.map(
    ({ slug }) =>
      [`/category/${slug}/feed`, categoryFeed(content(), slug) ?? '', articlesIn(slug, content())] as const,
  ),
];

describe.each(feeds)('%s', (path, xml, articles) => {
  it('is well-formed RSS 2.0 with the channel that the specification asks for', () => {
    expect(XMLValidator.validate(xml)).toBe(true);
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(xml);
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel).toMatchObject({
      title: expect.any(String),
      link: expect.stringMatching(/^https:/),
      description: expect.any(String),
      language: 'en-us',
      'atom:link': { '@_href': content().site.url + path, '@_rel': 'self', '@_type': 'application/rss+xml' },
    });
  });

  it('holds each of the newest articles once, in full, with its permanent address and real date', async () => {
    const { items } = await new Parser().parseString(xml);
    expect(items.map(({ guid }) => guid)).toEqual(
      articles.slice(0, 20).map((article) => content().site.url + article.path),
    );
    items.forEach((item, index) => {
      const article = articles[index];
      expect(item.title).toBe(article?.title);
      expect(item.link).toBe(item.guid);
      expect(item.isoDate).toBe(`${article?.published}T00:00:00.000Z`);
      expect(item['content:encoded'].length).toBeGreaterThan(1000);
      expect(item['content:encoded']).not.toMatch(/(?:href|src)="[/#]/);
    });
  });
});

it('gives the same bytes every time, so that a feed that did not change is not fetched again', () => {
  expect(blogFeed(content())).toBe(blogFeed(content()));
  const newest = content()
    .articles.map(({ published, updated }) => updated ?? published)
    .sort()
    .at(-1);
  const day = new Date(`${newest}T00:00:00Z`).toUTCString();
  expect(blogFeed(content())).toContain(`<lastBuildDate>${day}<`);
});

it('has no feed for a category that does not exist', () => {
  expect(categoryFeed(content(), 'gossip')).toBeUndefined();
});
