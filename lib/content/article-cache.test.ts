import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type KnownArticle, openArticleCache } from './article-cache';
import { articleText, type ContentFolder, contentFolder, TODAY } from './folder.fixture';
import { readContent } from './load';
import { outline, renderMarkdown } from './markdown';
import { parseAhead } from './parse-ahead';

const TEXT = '## One\n\nTwo [words](/blog).\n\n| a | b |\n| - | - |\n| 1 | 2 |\n';
const CODE = [
  'lib/content/markdown.ts',
  'lib/money/words.ts',
  'lib/content/text/typography.ts',
  'lib/drawing/figures.ts',
];

let project: string;
const cached = () => readdirSync(join(project, '.next/cache/build/articles'));
const htmlFiles = () => cached().filter((name) => name.endsWith('.html'));
const open = (values = 'values') => openArticleCache(project, 'content', values);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'article-cache-'));
  for (const folder of ['content', 'content/text', 'money', 'drawing']) {
    mkdirSync(join(project, 'lib', folder), { recursive: true });
  }
  for (const name of [...CODE, 'package-lock.json']) copyFileSync(name, join(project, name));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Reads a file as readArticles() does, and keeps it. */
function keep(source: string, values?: string): KnownArticle {
  const cache = open(values);
  const article = { ...cache.outline(source), bodyLine: 1, links: [], front: { title: 'One' } as never };
  cache.note(source, article);
  cache.save();
  return article;
}

describe('openArticleCache', () => {
  it('gives what parsing gives, the first time and every other', () => {
    for (const _ of ['first', 'again']) {
      const cache = open();
      const read = cache.outline(TEXT);
      expect(read.outline).toEqual(outline(TEXT));
      expect(cache.html(read.digest, () => TEXT)).toBe(renderMarkdown(TEXT));
      keep(TEXT);
    }
  });

  it('knows a file that was kept, and parses nothing twice', () => {
    const article = keep(TEXT);
    writeFileSync(join(project, '.next/cache/build/articles', htmlFiles()[0] ?? ''), 'from the cache');
    const cache = open();
    expect(cache.known(TEXT)).toEqual(article);
    expect(cache.html(article.digest, () => '')).toBe('from the cache');
    expect(cache.known(`${TEXT}More.`)).toBeUndefined();
  });

  it('reads a file again when placeholders stand for something else, without parsing the same body', () => {
    const { digest } = keep(TEXT);
    const cache = open('other values');
    expect(cache.known(TEXT)).toBeUndefined();
    expect(cache.outline(TEXT).digest).toBe(digest);
    expect(htmlFiles()).toHaveLength(1);
  });

  it.each(CODE)('makes everything anew when %s changes', (file) => {
    keep(TEXT);
    writeFileSync(join(project, file), 'another renderer');
    expect(open().known(TEXT)).toBeUndefined();
    keep(TEXT);
    expect(htmlFiles()).toHaveLength(2);
  });

  it('forgets what is no longer asked for', () => {
    keep(TEXT);
    keep('Another text.');
    expect(open().known(TEXT)).toBeUndefined();
    expect(open().known('Another text.')).toBeDefined();
  });

  it('takes a broken cache for an empty one', () => {
    keep(TEXT);
    const index = cached().find((name) => name.startsWith('index')) ?? '';
    writeFileSync(join(project, '.next/cache/build/articles', index), '{');
    expect(open().known(TEXT)).toBeUndefined();
    expect(open().html('unknown', () => TEXT)).toBe(renderMarkdown(TEXT));
  });
});

describe('parseAhead', () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = contentFolder();
  });
  afterEach(() => folder.remove());

  it('parses on other threads what is not known yet, to the same result, and nothing twice', async () => {
    for (const name of ['two', 'three']) folder.edit(`articles/${name}.md`, (text) => `${text}${name}\n`);
    expect(await parseAhead(project, folder.dir, 4)).toBe(0);
    expect(await parseAhead(project, folder.dir, 2)).toBe(3);
    expect(htmlFiles()).toHaveLength(3);
    const { digest, outline: parsed } = open().outline('A first text.\n\n## A section');
    expect(parsed).toEqual(outline('A first text.\n\n## A section'));
    expect(open().html(digest, () => '')).toBe(renderMarkdown('A first text.\n\n## A section'));
    expect(await parseAhead(project, folder.dir, 1)).toBe(0);
  });
});

describe('readContent', () => {
  let folder: ContentFolder;
  beforeEach(() => {
    folder = contentFolder();
  });
  afterEach(() => folder.remove());
  /** Whatever an article holds, its texts among it. */
  const everything = () => {
    const { content, problems } = readContent(folder.dir, TODAY);
    return JSON.parse(JSON.stringify({ articles: content.articles, problems }));
  };

  it('reads the same from the cache as from the files', () => {
    folder.write('articles/one.md', articleText({}, 'It is {minimumBudget}.\n\n## A [link](/two)\n'));
    const first = everything();
    expect(first.problems).toEqual([]);
    expect(everything()).toEqual(first);
  });

  it('follows a changed fact, and tells what is wrong as often as it is asked', () => {
    folder.write('articles/one.md', articleText({}, 'It is {minimumBudget}.'));
    const before = everything().articles.find(({ id }: { id: string }) => id === 'one').markdown;
    folder.json('facts.json', (facts) => {
      facts.minimumBudget.value *= 2;
    });
    expect(everything().articles.find(({ id }: { id: string }) => id === 'one').markdown).not.toBe(before);
    folder.write('articles/one.md', articleText({}, 'It costs $5.\n\n![](missing.png)\n'));
    const { problems } = everything();
    expect(problems.map(({ reason }: { reason: string }) => reason)).toEqual([
      expect.stringContaining('missing.png'),
    ]);
    expect(everything().problems).toEqual(problems);
  });
});
