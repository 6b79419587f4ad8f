import { XMLParser, XMLValidator } from 'fast-xml-parser';
import Parser from 'rss-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import {
  articleText,
  type ContentFolder,
  contentFolder,
  loadContent,
  TODAY,
} from '../../content/folder.fixture';
import { feedXml } from './feeds';

const LINKS = '[Terms](/terms-of-service), [below](#a-section).\n\n## A section\n\nThe end.\n';

let folder: ContentFolder;
let content: Content;
beforeAll(() => {
  folder = contentFolder();
  for (let number = 10; number < 31; number += 1) {
    const front = { title: `"No. ${number}"`, path: `/no-${number}`, published: `2030-05-${number}` };
    folder.write(`articles/n${number}.md`, articleText({ ...front, related: '[one, two]' }));
  }
  folder.write(
    'articles/newest.md',
    articleText(
      {
        title: '"Bell \\x07 & 5 < 6"',
        path: '/newest',
        published: '2030-06-01',
        updated: '2030-06-03',
        related: '[one, two]',
      },
      LINKS,
    ),
  );
  content = loadContent(folder.dir, TODAY);
});
afterAll(() => folder.remove());

const bytes = async (path: string) => path.length;
const channelOf = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml).rss.channel;

describe('a feed', () => {
  it('is well-formed RSS 2.0 with the channel that the specification asks for', async () => {
    const xml = await feedXml(content, bytes);
    expect(XMLValidator.validate(xml)).toBe(true);
    expect(new XMLParser({ ignoreAttributes: false }).parse(xml).rss['@_version']).toBe('2.0');
    expect(channelOf(xml)).toMatchObject({
      title: `${content.site.product.name} Blog`,
      link: `${content.site.url}/blog`,
      description: expect.stringMatching(/\w/),
      language: 'en-us',
      'atom:link': {
        '@_href': `${content.site.url}/feed`,
        '@_rel': 'self',
        '@_type': 'application/rss+xml',
      },
    });
  });

  it('carries the twenty newest, each in full with its permanent address and day', async () => {
    const { items } = await new Parser().parseString(await feedXml(content, bytes));
    expect(content.articles.length).toBeGreaterThan(20);
    expect(items.map(({ link }) => link)).toEqual(
      content.articles.slice(0, 20).map(({ path }) => content.site.url + path),
    );
    const { url: home } = content.site;
    expect(channelOf(await feedXml(content, bytes)).item[0]).toMatchObject({
      'dc:creator': 'Ada',
      guid: { '#text': `${home}/newest`, '@_isPermaLink': 'true' },
      enclosure: {
        '@_url': `${home}/social/newest.png`,
        '@_type': 'image/png',
        '@_length': String('/social/newest.png'.length),
      },
    });
    expect(items[0]).toMatchObject({
      isoDate: '2030-06-01T00:00:00.000Z',
      categories: ['News', 'Status'],
    });
    const { url } = content.site;
    expect(items[0]?.['content:encoded']).toContain(`href="${url}/terms-of-service"`);
    expect(items[0]?.['content:encoded']).toContain(`href="${url}/newest#a-section"`);
    expect(items[0]?.['content:encoded']).toContain('The end.');
    // The section that the link above leads to has an identifier on the site.
    expect(content.articles[0]?.html).toMatch(/ id="/);
    expect(items[0]?.['content:encoded']).not.toMatch(/ (?:id|class|data-\w+)="/);
  });

  it('shows a picture at one address, and keeps of the markup what a reader can use', async () => {
    const html =
      '<figure class="wide" data-kind="x"><picture><source srcset="/a.avif" type="image/avif">' +
      '<img src="/a.jpg" srcset="/b.jpg 2x" sizes="9rem" loading="lazy" decoding="async" alt="A class=b" width="3">' +
      '</picture></figure><p id="end">Not an id="x" of a tag, <code>href="/x" src="#y"</code>. <a href="//cdn.example/x">There</a></p>';
    const [article] = content.articles;
    if (!article) throw new Error('no article');
    const xml = await feedXml({ ...content, articles: [{ ...article, html }] }, bytes);
    const { items } = await new Parser().parseString(xml);
    expect(items[0]?.['content:encoded']).toBe(
      `<figure><picture><img src="${content.site.url}/a.jpg" alt="A class=b" width="3"></picture></figure>` +
        '<p>Not an id="x" of a tag, <code>href="/x" src="#y"</code>. <a href="//cdn.example/x">There</a></p>',
    );
  });

  it('leaves out what XML forbids, and escapes the rest', async () => {
    const xml = await feedXml(content, bytes);
    expect(xml).not.toContain('\u0007');
    expect((await new Parser().parseString(xml)).items[0]?.title).toBe('Bell  & 5 < 6');
  });

  it('is as old as the last change of what it carries, and the same bytes every time', async () => {
    expect(channelOf(await feedXml(content, bytes)).lastBuildDate).toBe('Mon, 03 Jun 2030 00:00:00 GMT');
    expect(await feedXml(content, bytes)).toBe(await feedXml(content, bytes));
  });

  it('is as old as the company while it carries nothing', async () => {
    const empty = channelOf(await feedXml({ ...content, articles: [] }, bytes));
    expect(empty.lastBuildDate).toContain(`Jan ${content.site.founded} 00:00:00 GMT`);
  });
});

describe('the feed of a category', () => {
  it('carries its own articles under its own address', async () => {
    const only = { ...content, articles: content.articles.filter(({ id }) => id === 'newest') };
    const xml = await feedXml(only, bytes, 'news');
    expect(channelOf(xml)).toMatchObject({
      title: `News | ${content.site.product.name}`,
      link: `${content.site.url}/category/news`,
      'atom:link': { '@_href': `${content.site.url}/category/news/feed` },
    });
    expect((await new Parser().parseString(xml)).items).toHaveLength(1);
  });

  it('names the product once', async () => {
    const { name } = content.site.product;
    const taxonomy = content.taxonomy.map((category) => ({ ...category, title: name }));
    const { title } = channelOf(await feedXml({ ...content, taxonomy }, bytes, 'news'));
    expect(title.split(name)).toHaveLength(2);
  });

  it('is missing where there is no such category', async () => {
    await expect(feedXml(content, bytes, 'gossip')).rejects.toThrow('no entry');
  });
});
