import { toString as plainText } from 'mdast-util-to-string';
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { articlesIn } from '../site/paths';
import { EXPECTED_ARTICLES } from './corpus.fixture';
import { content } from './index';

const { articles, markdownPages } = content();

/** A sentence of this many words does not come about twice by chance. */
const LONG_SENTENCE = 12;

describe('the nineteen articles', () => {
  it.each(EXPECTED_ARTICLES)('$id is as agreed, and as long as it says', (expected) => {
    const article = articles.find(({ id }) => id === expected.id);
    expect({
      id: article?.id,
      path: article?.path,
      title: article?.title,
      published: article?.published,
      minutes: article?.readMinutes,
      category: article?.category.title,
      author: article?.author.id,
      topics: article?.topics.map(({ slug }) => slug),
      tags: article?.tags,
      related: article?.related,
    }).toEqual(expected);
  });

  it('are all there', () => {
    const ids = articles.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(EXPECTED_ARTICLES.map(({ id }) => id)));
    expect(EXPECTED_ARTICLES).toHaveLength(19);
  });

  it('fill the categories as specified', () => {
    const counts = (slug: string) => articlesIn(slug, content()).length;
    expect(counts('whatsapp-advertising')).toBe(2);
    expect(counts('make-money-online-for-free')).toBe(1);
    expect(counts('whatsapp-status-ads')).toBeGreaterThanOrEqual(10);
    for (const { slug } of content().taxonomy) expect(counts(slug), slug).toBeGreaterThan(0);
  });
});

describe('the text of the articles', () => {
  const texts = articles.map(({ id, markdown, excerpt, title }) => ({
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
    expect(long.length).toBeGreaterThan(articles.length * 20);
    expect(repeated(long)).toEqual([]);
  });

  it('has no placeholder, to-do or filler text left', () => {
    for (const { id, all } of texts) {
      expect(all, id).not.toMatch(/[{}]|\bTODO\b|\bTBD\b|\bFIXME\b|lorem ipsum|\[(?:insert|your|link)\b/i);
    }
    for (const { file, markdown } of markdownPages.values()) expect(markdown, file).not.toMatch(/[{}]/);
  });

  it('names every column of every table', () => {
    for (const { id, markdown } of articles) {
      visit(remark().use(remarkGfm).parse(markdown), 'table', ({ children: [head] }) => {
        for (const cell of head?.children ?? [])
          expect(plainText(cell).trim(), `${id}: a header`).not.toBe('');
      });
    }
  });

  it('leads each reader on, by one of the calls to action that the specification names', () => {
    const calls = ['/advertiser-guide', '/earn-money', '/download', '/contact', '/student-guide'];
    for (const { id, links } of articles) {
      expect(
        links.some((link) => calls.includes(link.split('#')[0] ?? '')),
        id,
      ).toBe(true);
    }
    const linked = new Set(articles.flatMap(({ links }) => links));
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

function sentencesOf(text: string): string[] {
  return [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(
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
