import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from './load';
import { ContentError, type Problem } from './problems';

const ARTICLE = 'articles/maximize-earnings.md';

describe('loadContent', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'content-'));
    cpSync('content', dir, { recursive: true });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(dir, file), change(readFileSync(join(dir, file), 'utf8')));
  const problems = (): readonly Problem[] => {
    try {
      loadContent(dir, false);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  };

  it('reads the real content without a complaint, newest article first', () => {
    const days = loadContent(dir, false).articles.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
    expect(days.length).toBeGreaterThanOrEqual(19);
  });

  it('names all five offenders of one front matter at once, each with file and field', () => {
    edit(ARTICLE, (text) =>
      text
        .replace(/^title: .*$/m, 'title: ""')
        .replace(/^published: .*$/m, 'published: 2024-02-30')
        .replace(/^excerpt: .*$/m, 'excerpt: "Too short."')
        .replace(/^related: .*$/m, 'related: [passive-income]')
        .replace(/^category: .*$/m, 'category: tips-and-tricks\nmood: cheerful'),
    );
    const found = problems().filter(({ file }) => file === ARTICLE);
    expect(found.map(({ field }) => field).sort()).toEqual([
      'excerpt',
      'mood',
      'published',
      'related',
      'title',
    ]);
    for (const { reason } of found) expect(reason.length).toBeGreaterThan(8);
  });

  it.each<[string, string, RegExp, string, string, RegExp]>([
    ['an unknown author', ARTICLE, /^author: .*$/m, 'author: nobody-here', 'author', /not in authors\.json/],
    [
      'an unknown category',
      ARTICLE,
      /^category: .*$/m,
      'category: gossip',
      'category',
      /not a blog category/,
    ],
    ['an unknown topic', ARTICLE, /^topics: .*$/m, 'topics: [gossip]', 'topics.0', /not a topic category/],
    [
      'a related article that does not exist',
      ARTICLE,
      /^related: .*$/m,
      'related: [gone, passive-income]',
      'related.0',
      /no article has the id/,
    ],
    [
      'an article related to itself',
      ARTICLE,
      /^related: .*$/m,
      'related: [maximize-earnings, passive-income]',
      'related.0',
      /is the article itself/,
    ],
    ['a reserved slug', ARTICLE, /^path: .*$/m, 'path: /careers', 'path', /reserved/],
    [
      'a duplicate slug',
      ARTICLE,
      /^path: .*$/m,
      'path: /blog/future-of-whatsapp-advertising',
      'path',
      /is the same as in/,
    ],
    [
      'an unknown placeholder',
      ARTICLE,
      /^excerpt: "/m,
      'excerpt: "{nonsense} ',
      'excerpt',
      /\{nonsense\} is not a known placeholder/,
    ],
    [
      'a dead internal link',
      ARTICLE,
      /\n\n## /,
      '\n\nSee [this](/nowhere-at-all).\n\n## ',
      '(body)',
      /"\/nowhere-at-all" leads nowhere/,
    ],
    [
      'a dead anchor',
      ARTICLE,
      /\n\n## /,
      '\n\nSee [this](/about-us#nothing).\n\n## ',
      '(body)',
      /has no such anchor/,
    ],
    [
      'a redirect to nowhere',
      'redirects.json',
      /"\/maintenance"/,
      '"/gone"',
      '/under-maintenance',
      /leads nowhere/,
    ],
    [
      'a bad setting',
      'site.json',
      /"https:\/\/ads\.eneza\.example"/,
      '"ads"',
      'advertiserUrl',
      /absolute https URL/,
    ],
  ])('reports %s', (_, file, pattern, replacement, field, reason) => {
    edit(file, (text) => text.replace(pattern, () => replacement));
    const found = problems().find((problem) => problem.file === file && problem.field === field);
    expect(found?.reason).toMatch(reason);
  });

  it('reports a duplicate title, whatever its case', () => {
    const title = /^title: "?(.*?)"?$/m.exec(
      readFileSync(join(dir, 'articles/passive-income.md'), 'utf8'),
    )?.[1];
    edit(ARTICLE, (text) => text.replace(/^title: .*$/m, `title: "${title?.toUpperCase()}"`));
    expect(problems()).toContainEqual(
      expect.objectContaining({ field: 'title', reason: expect.stringContaining('same') }),
    );
  });

  it('reports a file that is not JSON by its name', () => {
    edit('navigation.json', () => '{');
    expect(problems()).toContainEqual(expect.objectContaining({ file: 'navigation.json', field: '(file)' }));
  });

  it('takes the product from site.json into slugs and copy', () => {
    edit('site.json', (text) => text.replace('"Eneza"', '"Pesa Ring"').replace('"eneza"', '"pesa-ring"'));
    const { articles } = loadContent(dir, false);
    expect(articles.find(({ id }) => id === 'boost-your-brand')).toMatchObject({
      path: '/boost-your-brand-with-whatsapp-advertising-through-pesa-ring-app',
      title: 'Boost Your Brand with WhatsApp Advertising Through the Pesa Ring App',
    });
  });

  it('keeps drafts out unless they are wanted', () => {
    edit('articles/swychr-partnership.md', (text) => text.replace('---\n', '---\ndraft: true\n'));
    const drafted = (wanted: boolean) => {
      try {
        return loadContent(dir, wanted).articles.some(({ id }) => id === 'swychr-partnership');
      } catch (error) {
        // Published articles still refer to it: that is reported, so nothing links to a page that is not there.
        expect((error as ContentError).message).toContain('no article has the id "swychr-partnership"');
        return false;
      }
    };
    expect(drafted(true)).toBe(true);
    expect(drafted(false)).toBe(false);
  });
});
