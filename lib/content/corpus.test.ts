import { toString as plainText } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import publishedFile from '@/content/published.json';
import { AGREED_ON, agreedArticles, agreedCategories, keptAddresses } from './corpus.fixture';
import { content, reading } from './index';

const { site, articles, taxonomy, markdownPages } = content();
const AGREED = agreedArticles(site.product.slug);
const KEPT = keptAddresses(publishedFile);

/** What is still as agreed; later articles and those updated since are their editors' own. */
const unchanged = articles.filter(
  ({ path, updated = '' }) => updated <= AGREED_ON && AGREED.some((agreed) => agreed.path === path),
);

/** A sentence of this many words does not come about twice by chance. */
const LONG_SENTENCE = 12;

describe('the nineteen articles', () => {
  // One that its owner took away is not in the list of published addresses any more.
  it.each(AGREED.filter(({ path }) => KEPT.has(path)))(
    '$path is there, published on its day',
    ({ path, published }) => {
      expect(articles.find((article) => article.path === path)?.published).toBe(published);
    },
  );

  it('are as long as agreed', () => {
    const minutes = new Map(AGREED.map((agreed) => [agreed.path, agreed.minutes]));
    expect(AGREED).toHaveLength(19);
    for (const { path, readMinutes } of unchanged) {
      const place = `${path}: a text of another length has the day of its change as updated`;
      expect(readMinutes, place).toBe(minutes.get(path));
    }
  });

  it.skipIf(AGREED.some(({ path }) => !KEPT.has(path)) || taxonomy.length < 13)(
    'fill the categories as specified',
    () => {
      const count = (slug: string) =>
        articles.filter(({ category, topics }) => [category, ...topics].some((each) => each.slug === slug))
          .length;
      expect(count('whatsapp-advertising')).toBeGreaterThanOrEqual(2);
      expect(count('make-money-online-for-free')).toBeGreaterThanOrEqual(1);
      expect(count('whatsapp-status-ads')).toBeGreaterThanOrEqual(10);
      expect(taxonomy.map(({ slug }) => slug)).toEqual(
        expect.arrayContaining(agreedCategories(site.product.slug)),
      );
    },
  );
});

describe('the text of the articles', () => {
  const texts = unchanged.map(({ id, markdown, excerpt, title }) => ({
    id,
    blocks: blocksOf(markdown),
    all: [title, excerpt, markdown].join('\n'),
  }));

  it('is found by this test at all', () => {
    for (const { blocks } of texts) expect(blocks.length).toBeGreaterThan(20);
  });

  it('has no paragraph twice', () => {
    expect(
      repeated(texts.flatMap(({ id, blocks }) => blocks.map((text) => ({ id, text: normal(text) })))),
    ).toEqual([]);
  });

  it(`has no sentence of ${LONG_SENTENCE} words or more twice`, () => {
    const sentences = texts.flatMap(({ id, blocks }) =>
      blocks.flatMap(sentencesOf).map((text) => ({ id, text: normal(text) })),
    );
    const long = sentences.filter(({ text }) => text.split(' ').length >= LONG_SENTENCE);
    expect(long.length).toBeGreaterThan(unchanged.length * 20);
    expect(repeated(long)).toEqual([]);
  });

  it('has no placeholder, to-do or filler text left', () => {
    for (const { id, all } of texts) {
      expect(all, id).not.toMatch(/[{}]|\bTODO\b|\bTBD\b|\bFIXME\b|lorem ipsum|\[(?:insert|your|link)\b/i);
    }
    for (const { file, html } of markdownPages.values()) expect(html, file).not.toMatch(/\{[A-Za-z]+\}/);
  });

  it('types no amount of ours', () => {
    const files = unchanged.map(({ file }) => file);
    const typed = reading().warnings.filter(
      ({ file, reason }) => files.includes(file) && /^types "/.test(reason),
    );
    expect(typed).toEqual([]);
  });

  it('names every column of every table', () => {
    for (const { id, markdown } of unchanged) {
      visit(remark().use(remarkGfm).parse(markdown), 'table', ({ children: [head] }) => {
        for (const cell of head?.children ?? [])
          expect(plainText(cell).trim(), `${id}: a header`).not.toBe('');
      });
    }
  });

  it('leads each reader on, by one of the calls to action that the specification names', () => {
    const calls = ['/advertiser-guide', '/earn-money', '/download', '/contact', '/student-guide'];
    for (const { id, links } of unchanged) {
      expect(
        links.some(({ target }) => calls.includes(target.split('#')[0] ?? '')),
        id,
      ).toBe(true);
    }
    const linked = new Set(articles.flatMap(({ links }) => links.map(({ target }) => target)));
    if (unchanged.length < AGREED.length) return;
    for (const call of calls) expect([...linked]).toContain(call);
  });
});

/** Paragraphs, list items and quotes as plain text; the cells of a table belong together by chance alone. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  visit(remark().use(remarkGfm).parse(markdown), 'paragraph', (node) => {
    blocks.push(plainText(node));
  });
  return blocks;
}

/** Without what they quote: the words of WhatsApp's terms are the same wherever they stand. */
function sentencesOf(text: string): string[] {
  const own = text.replace(/["“][^"”]*["”]/g, '');
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(own)].map(
    ({ segment }) => segment,
  );
}

function normal(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** @returns each text that occurs more than once, with where */
function repeated(items: readonly { id: string; text: string }[]): string[] {
  const places = new Map<string, string[]>();
  for (const { id, text } of items) places.set(text, [...(places.get(text) ?? []), id]);
  return [...places]
    .filter(([, ids]) => ids.length > 1)
    .map(([text, ids]) => `${ids.join(' and ')}: ${text}`);
}
