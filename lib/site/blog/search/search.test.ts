import { describe, expect, it } from 'vitest';
import type { Article } from '../../../content';
import { buildSearchIndex, servedIndex } from './build';
import { articleSearch } from './find';
import { telling, tokens } from './options';

type Sketch = {
  id: string;
  title: string;
  tags?: string[];
  body?: string;
  category?: string;
  topic?: string;
};

/** What the search reads of an article. */
function article({ id, title, tags = [], body = '', category = 'Guides', topic = 'Advertising' }: Sketch) {
  return {
    id,
    path: `/${id}`,
    title,
    excerpt: `About ${id}.`,
    author: { name: 'Ada Lovelace' },
    category: { slug: category.toLowerCase(), title: category, palette: 'leaf' },
    published: '2030-01-01',
    tags,
    topics: [{ title: topic }],
    headings: [...body.matchAll(/^## (.+)$/gm)].map(([, text]) => ({ text })),
    digest: id + body,
    markdown: body,
  } as unknown as Article;
}

const ARTICLES = [
  article({
    id: 'wallet',
    title: 'A Partnership with a Wallet',
    tags: ['Payouts', 'Mobile money'],
    category: 'News',
  }),
  article({
    id: 'students',
    title: 'How Students in Kenya Earn',
    body: 'A campus in Kenya.\n\n## Café hours',
  }),
  article({ id: 'psychology', title: 'The Psychology Behind Ads', tags: ['Case study'] }),
  article({ id: 'income', title: 'Earn Passive Income', topic: 'Spare time' }),
  article({ id: 'analytics', title: 'Understanding App Analytics', body: 'Students read them as well.' }),
  article({ id: 'kenya', title: 'Ads in Kenya', body: 'Radio, radio and [a link](/billboard-page).' }),
];
const all = { articles: ARTICLES };
const find = (query: string, category = '') =>
  articleSearch(JSON.parse(JSON.stringify(buildSearchIndex(all)))).find(query, category);
const ids = (query: string, category = '') => find(query, category).map(({ path }) => path.slice(1));

describe('search finds first', () => {
  it.each([
    // whole and partial words, as one types
    ['wallet', 'wallet'],
    ['partner', 'wallet'],
    ['psychol', 'psychology'],
    ['passive income', 'income'],
    // case, word order, accents
    ['ANALYTICS', 'analytics'],
    ['income passive', 'income'],
    ['psychólogy', 'psychology'],
    ['cafe', 'students'],
    // one letter wrong, missing, doubled
    ['studants', 'students'],
    ['analitics', 'analytics'],
    ['psycology', 'psychology'],
    ['parttnership', 'wallet'],
    // two wrong in a long word
    ['psychalogi', 'psychology'],
    // words between them that carry nothing
    ['how to be understanding of analytics', 'analytics'],
    // tags, topics, and what the text speaks of though no heading does
    ['payouts', 'wallet'],
    ['mobile money', 'wallet'],
    ['spare', 'income'],
    ['campus', 'students'],
    ['radio', 'kenya'],
    // a word that carries nothing, where it is all that was typed
    ['how', 'students'],
    ['How', 'students'],
  ])('%s → %s', (query, expected) => {
    expect(ids(query)[0]).toBe(expected);
  });

  it('what has the word in its title, before what has it in its text', () => {
    expect(ids('students')).toEqual(['students', 'analytics']);
  });
});

describe('search', () => {
  it('requires every word where an article has them all', () => {
    expect(ids('kenya students')).toEqual(['students']);
    expect(ids('kenya')).toEqual(expect.arrayContaining(['students', 'kenya']));
  });

  it('forgives one letter of a word of four, and takes words that mean nothing for no words', () => {
    expect(ids('campis')).toEqual(['students']);
    expect(ids('adds')).toEqual(expect.arrayContaining(['psychology', 'kenya']));
    expect(ids('the psychology of ads')).toEqual(['psychology']);
  });

  it('offers what has some of the words where none has all', () => {
    expect(ids('zebra students')).toContain('students');
  });

  it.each(['zzzz', 'billboard', 'xadsx', 'studeantsses'])('finds nothing for %s', (query) => {
    expect(ids(query)).toEqual([]);
  });

  it('forgives no letter of a short word, and a second only in a long one', () => {
    expect(ids('abs')).toEqual([]);
    expect(ids('passave')).toEqual(['income']);
    expect(ids('possave')).toEqual([]);
  });

  it('completes the last word alone', () => {
    expect(ids('passive inc')).toEqual(['income']);
    expect(ids('kenya stud')).toEqual(['students']);
    expect(ids('stud kenya')).toContain('kenya');
  });

  it('completes no single letter, which every article has a word with', () => {
    expect(ids('c++')).toEqual([]);
  });

  it('looks for what was typed before it forgives anything', () => {
    expect(ids('ads').sort()).toEqual(['kenya', 'psychology']);
  });

  it('lists everything in the order of the blog for a blank query', () => {
    expect(ids('  ')).toEqual(ARTICLES.map(({ id }) => id));
  });

  it('combines with a category', () => {
    expect(ids('', 'news')).toEqual(['wallet']);
    expect(ids('kenya', 'guides')).toEqual(ids('kenya'));
    expect(ids('wallet', 'guides')).toEqual([]);
  });

  it('gives what a result shows', () => {
    expect(find('wallet')[0]).toMatchObject({
      path: '/wallet',
      title: 'A Partnership with a Wallet',
      excerpt: 'About wallet.',
      author: 'Ada Lovelace',
      category: 'News',
      categorySlug: 'news',
      day: '2030-01-01',
      cover: expect.stringContaining('<'),
    });
  });

  it('has an address that changes with what it holds, and with nothing else', () => {
    expect(servedIndex(all).url).toMatch(/^\/blog\/search-index\.json\?v=[\w-]{10}$/);
    expect(servedIndex({ articles: ARTICLES.slice(1) }).url).not.toBe(servedIndex(all).url);
    expect(servedIndex({ articles: [...ARTICLES] }).url).toBe(servedIndex(all).url);
  });
});

it('breaks text into plain lower-case words', () => {
  expect(tokens(' (Radio) ')).toEqual(['radio']);
  expect(tokens('M-Pesa’s “Café”: 24-hour naïve, don’t')).toEqual([
    'mpesas',
    'cafe',
    '24',
    'hour',
    'naive',
    'dont',
  ]);
});

it.each([
  ['radio', true],
  ['4x4', true],
  ['the', false],
  ['with', false],
  ['ox', false],
  ['2026', false],
])('takes "%s" for a word that tells something: %s', (word, tells) => {
  expect(telling(word)).toBe(tells);
});

describe('the texts', () => {
  it('are left out where there are more articles than signs', () => {
    expect(buildSearchIndex(blog(57, 1)).words).not.toBe('');
    expect(buildSearchIndex(blog(58, 1)).words).toBe('');
  });

  const blog = (count: number, words: number) => ({
    articles: Array.from({ length: count }, (_, at) =>
      article({
        id: `a${at}`,
        title: `Title ${at}`,
        body: Array.from({ length: words }, (__, word) => `word${at}x${word}`).join(' '),
      }),
    ),
  });

  it('are searched word by word, each in its own article', () => {
    const search = articleSearch(buildSearchIndex(blog(19, 300)));
    expect(search.find('word0x299', '').map(({ path }) => path)).toEqual(['/a0']);
    expect(search.find('word18x0', '').map(({ path }) => path)).toEqual(['/a18']);
  });

  it('are left out of a blog whose words would be too many to fetch; titles are still found', () => {
    const grown = buildSearchIndex(blog(50, 700));
    expect(grown.words).toBe('');
    expect(articleSearch(grown).find('title 49', '')[0]?.path).toBe('/a49');
  });

  it('need no sign that JSON has to write in another way', () => {
    const { words } = buildSearchIndex({
      articles: blog(40, 1).articles.map((each) => ({ ...each, markdown: 'radio' })),
    });
    expect(JSON.stringify(words)).toHaveLength(words.length + 2);
    expect(words).toHaveLength(' radio'.length + 40);
  });
});
