import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Content } from '../../content';
import { contentFolder, TODAY } from '../../content/folder.fixture';
import { type Reading, readContent } from '../../content/load';
import { NEWS, smallArticle, smallSite } from '../../site/small-site.fixture';
import { addressFix, fixAddresses } from './addresses';

const published = (addresses: Record<string, string>) => ({
  published: { addresses: new Map(Object.entries(addresses)), slugs: [], oldPaths: [] },
});
const redirected = (...exact: { from: string; to: string }[]): Partial<Content> => ({
  redirects: { exact, prefix: [] },
});

describe('what is written for published addresses', () => {
  const fix = (addresses: Record<string, string>, fields: Partial<Content> = {}) =>
    addressFix(smallSite(fields), published(addresses));

  it('is a redirect from each that would die, in lower case', () => {
    expect(fix({ 'articles/first': '/Before' }).added).toEqual([
      { from: '/before', to: '/first' },
      { from: '/blog/before', to: '/first' },
    ]);
  });

  it('is nothing for what answers, by itself or by a redirect, or is known nowhere else', () => {
    expect(fix({ 'articles/first': '/first', 'articles/second': '/second' }).added).toEqual([]);
    expect(fix({ 'articles/first': '/old' }, redirected({ from: '/old', to: '/trust' })).added).toEqual([]);
    expect(fix({ 'articles/lost': '/lost' }).added).toEqual([]);
  });

  it('is a redirect of all that is gone to the page that is named, and of what led there', () => {
    const gone = { 'articles/lost': '/lost', 'articles/away': '/blog/away', 'pages/x': '/x' };
    const content = smallSite(redirected({ from: '/older', to: '/lost' }));
    const { added, moved, list } = addressFix(content, published(gone), '/blog');
    expect(added).toEqual(
      ['/lost', '/blog/lost', '/blog/away', '/away', '/x'].map((from) => ({ from, to: '/blog' })),
    );
    expect(moved).toEqual(['/older']);
    expect(list).not.toHaveProperty('articles/lost');
    expect(() => addressFix(content, published(gone), '/nowhere')).toThrow(
      '/nowhere is no page of this site',
    );
  });

  it('is one redirect where two would begin at the same address', () => {
    const { added } = fix({ 'articles/first': '/before', 'articles/second': '/blog/before' });
    expect(added).toEqual([
      { from: '/before', to: '/first' },
      { from: '/blog/before', to: '/first' },
    ]);
  });

  it.each(['/trust', '/feed', '/second', '/blog/page/1'])(
    'takes a redirect away whose address answers by itself again: %s',
    (from) => {
      const { removed } = fix({}, redirected({ from, to: '/first' }, { from: '/old', to: '/first' }));
      expect(removed).toEqual([from]);
    },
  );

  it('lists every address of today, and what an editor has to decide on', () => {
    const { list } = fix({ 'articles/first': '/before', 'articles/lost': '/lost', 'press/launch': '/x' });
    expect(list).toMatchObject({
      'articles/first': '/first',
      'articles/lost': '/lost',
      'press/launch': '/press/launch',
    });
  });
});

describe('a content folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'addresses-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  function fixed(addresses: Record<string, string>, exact: { from: string; to: string }[]): string[] {
    writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ exact, prefix: [] }, null, 2));
    const articles = [smallArticle('one'), smallArticle('soon', { published: '2031-01-01' })];
    const content = smallSite({ articles, ...redirected(...exact) });
    const reading = { content, problems: [], ...published(addresses) };
    return fixAddresses(folder, reading as unknown as Reading);
  }

  it('gets redirects and list, and a line for each thing that was written', () => {
    writeFileSync(join(folder, 'published.json'), '{ "articles/one": "/blog/uno" }');
    const lines = fixed({ 'articles/one': '/blog/uno' }, [
      { from: '/one', to: '/trust' },
      { from: '/kept', to: '/trust' },
      { from: '/feed', to: '/trust' },
    ]);
    expect(JSON.parse(read('redirects.json')).exact).toEqual([
      { from: '/kept', to: '/trust' },
      { from: '/blog/uno', to: '/blog/one' },
      { from: '/uno', to: '/blog/one' },
    ]);
    expect(lines.slice(0, 4)).toEqual([
      'content/redirects.json  /blog/uno → /blog/one',
      'content/redirects.json  /uno → /blog/one',
      'content/redirects.json  /one answers by itself again, so its redirect is removed',
      'content/redirects.json  /feed answers by itself again, so its redirect is removed',
    ]);
    expect(lines).toContain('content/published.json  articles/one is at /blog/one');
    const list = JSON.parse(read('published.json'));
    expect(list).toMatchObject({ 'articles/one': '/blog/one', 'pages/trust': '/trust' });
    expect(list).not.toHaveProperty('articles/soon');
    expect(read('published.json')).toMatch(/^\{\n {2}"articles\/one".*\}\n$/s);
  });

  it('gets other related articles in the place of those that are gone, of the category first', () => {
    const other = { ...NEWS, slug: 'other' };
    const articles = [
      smallArticle('newest', { category: other }),
      smallArticle('near'),
      smallArticle('draft', { draft: true }),
      smallArticle('one', { related: ['lost', 'away'] }),
      smallArticle('sound', { related: ['near', 'misspelt'] }),
    ];
    const write = (id: string, related: string) =>
      writeFileSync(join(folder, `${id}.md`), `---\ntitle: One\n${related}\n---\n`);
    write('one', 'related:\n  - lost\n  - "away"\ntags: [a]');
    write('sound', 'related: [near, misspelt]');
    writeFileSync(join(folder, 'redirects.json'), JSON.stringify({ exact: [], prefix: [] }));
    const content = smallSite({
      articles: articles.map((article) => ({ ...article, file: `${article.id}.md` })),
    });
    const reading = {
      content,
      problems: [],
      ...published({ 'articles/lost': '/lost', 'articles/away': '/away' }),
    };
    const lines = fixAddresses(folder, reading as unknown as Reading, '/blog');
    expect(lines).toContain('content/one.md  related: [near, sound]');
    expect(read('one.md')).toBe('---\ntitle: One\nrelated: [near, sound]\ntags: [a]\n---\n');
    expect(read('sound.md')).toContain('related: [near, misspelt]');
  });

  it('names articles that are gone in no list of pages and topics any more, and keeps what was never there', () => {
    const { dir, write, json, remove } = contentFolder();
    json('pages.json', (pages) => Object.assign(pages[0], { reads: ['gone', 'two'] }));
    json('categories.json', ({ topics }) => Object.assign(topics[0], { first: ['misspelt', 'gone'] }));
    write(
      'pages/extra.md',
      `---\ntitle: Extra\ndescription: ${'What is more. '.repeat(5)}\nupdated: 2030-01-01\nreads:\n  - one\n  - gone\n---\n\nMore.\n`,
    );
    write('published.json', '{ "articles/gone": "/gone" }');
    const lines = fixAddresses(dir, readContent(dir, TODAY), '/blog');
    const { content, warnings } = readContent(dir, TODAY);
    remove();
    expect(lines).toContain('content/pages.json  0.reads: [two]');
    expect(content.pages?.[0]?.reads).toEqual(['two']);
    expect(content.markdownPages.get('extra')?.front.reads).toEqual(['one']);
    expect(content.categories?.topics[0]?.first).toEqual(['misspelt']);
    expect(warnings.map(({ reason }) => reason).join()).not.toContain('"gone"');
  });

  it('is left as it is while nothing has changed', () => {
    fixed({}, []);
    const list = JSON.parse(read('published.json'));
    const typed = read('redirects.json');
    expect(fixed(list, [])).toEqual([]);
    expect(read('redirects.json')).toBe(typed);
  });

  it('is not touched while its content cannot be read', () => {
    const problems = [{ file: 'site.json', field: 'url', reason: 'is missing' }];
    const reading = {
      contentDir: folder,
      content: smallSite(),
      problems,
      ...published({}),
    } as unknown as Reading;
    expect(() => fixAddresses(folder, reading)).toThrow('is missing');
  });
});
