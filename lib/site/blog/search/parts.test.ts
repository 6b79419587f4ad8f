import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { Article } from '../../../content';
import { buildSearchIndex } from './build';
import { articleSearch } from './find';
import { openSearch } from './gather';
import { beginningOf, inParts, type SearchPart } from './parts';

/** A word that no slip of a finger makes another of. */
const word = (seed: number) =>
  createHash('md5')
    .update(String(seed))
    .digest('hex')
    .slice(0, 7)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '');

const articles = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      ({
        id: `article-${index}`,
        path: `/article-${index}`,
        title: `How ${word(index)} helps ${index % 3 === 0 ? 'students' : 'shops'}`,
        excerpt: `About ${word(index)} and ${word(index + 1)}.`,
        author: { name: 'Ada Lovelace' },
        category: { slug: index % 2 === 0 ? 'guides' : 'news', title: 'Guides', palette: 'leaf' },
        published: '2030-01-01',
        tags: [word(index % 40)],
        topics: [{ title: 'Advertising' }],
        headings: [],
        markdown: Array.from({ length: 60 }, (_, place) => word((index * 37 + place * 101) % 4000)).join(' '),
      }) as unknown as Article,
  );

/** What a browser would do: each file once. */
function served(count: number) {
  const file = buildSearchIndex({ articles: articles(count) });
  const { first, parts } = JSON.parse(
    JSON.stringify(inParts(file), (_, value) => (value instanceof Map ? [...value] : value)),
  ) as { first: never; parts: [string, SearchPart][] };
  const byName = new Map(parts);
  const fetched = new Map<string, unknown>([['first', first]]);
  const part = async (name: string) => {
    const body = byName.get(name);
    if (!body) throw new Error(`There is no part ${name}.`);
    fetched.set(name, body);
    return body;
  };
  return { search: openSearch(first, part), whole: () => articleSearch(file), fetched, byName };
}

it('is one file while a blog is small, and finds at once', async () => {
  const { search, whole, byName } = served(20);
  expect(byName.size).toBe(0);
  const found = await search.find('students', '');
  expect(await found.next()).toEqual(whole().find('students', ''));
});

it('finds in parts what it finds in the whole, in the same order', async () => {
  const { search, whole } = served(200);
  for (const [query, category] of [
    ['students', ''],
    ['students', 'news'],
    ['', 'guides'],
    [`how ${word(7)}`, ''],
    [`${word(7).slice(0, 4)}`, ''],
    ['zzzzzz', ''],
    ['how', 'news'],
  ] as const) {
    const found = await search.find(query, category);
    const expected = whole().find(query, category);
    const all = [];
    for (let more = await found.next(); more.length > 0; more = await found.next()) all.push(...more);
    const paths = (list: readonly { path: string }[]) => list.map(({ path }) => path);
    expect(paths(all), query).toEqual(paths(expected));
    expect(all[0]).toEqual(expected[0]);
    expect(found.total).toBe(expected.length);
  }
});

it('waits for the second letter of a word', async () => {
  const { search } = served(200);
  expect((await search.find('s', '')).total).toBe(200);
  expect((await search.find('students s', '')).total).toBe((await search.find('students', '')).total);
});

it('takes at most 60 kB for a search among 3,000 articles, the first cards included', async () => {
  const { search, fetched } = served(3000);
  await (await search.find('students', '')).next();
  const travelling = [...fetched.values()].map((body) => brotliCompressSync(JSON.stringify(body)).length);
  const bytes = travelling.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThan(60_000);
  expect(fetched.size).toBeGreaterThan(2);
});

it('names parts so that any host can serve them', () => {
  expect(['students', 'a', '24', 'über', 'بيع'].map(beginningOf)).toEqual([
    'st',
    'a',
    '24',
    '-fcb',
    '-628-64a',
  ]);
});
