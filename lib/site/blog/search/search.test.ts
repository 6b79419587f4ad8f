import { describe, expect, it } from 'vitest';
import type { Article } from '../../../content';
import { buildSearchIndex } from './build';
import { articleSearch } from './find';
import { countTerms, keywordsOf as keywordsOfCounts } from './keywords';
import { isStopWord, tokens } from './options';
import { searchIndexUrl } from './served';

const keywordsOf = (texts: string[]) => keywordsOfCounts(texts.map(countTerms));

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
      date: 'January 1, 2030',
      day: '2030-01-01',
      cover: expect.stringContaining('<'),
    });
  });

  it('has an address that changes with what it holds, and with nothing else', () => {
    expect(searchIndexUrl(all)).toMatch(/^\/blog\/search-index\.json\?v=[\w-]{10}$/);
    expect(searchIndexUrl({ articles: ARTICLES.slice(1) })).not.toBe(searchIndexUrl(all));
    expect(searchIndexUrl({ articles: [...ARTICLES] })).toBe(searchIndexUrl(all));
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

describe('keywords', () => {
  it('are the words that set a text apart from the others, the most telling first', () => {
    const [first] = keywordsOf(['status radio radio', 'status tomato', 'status board']);
    expect(first).toEqual(['radio', 'status']);
  });

  it('count how often a text has a word, and in how many texts it stands', () => {
    const texts = ['apple apple apple pear pear plum', 'apple pear', 'apple'];
    expect(keywordsOf(texts)).toEqual([['pear', 'plum', 'apple'], ['pear', 'apple'], ['apple']]);
    expect(countTerms('radio 4g 4x4 radio')).toBe('radio 2 4x4 1');
    expect(keywordsOf(['', 'radio'])).toEqual([[], ['radio']]);
  });

  it('leave out what carries nothing: stop words, short ones, bare numbers', () => {
    expect(keywordsOf(['The radio is on at 2026, and an ox with you'])).toEqual([['radio']]);
    for (const word of ['the', 'and', 'with', 'you']) expect(isStopWord(word), word).toBe(true);
    expect(isStopWord('radio')).toBe(false);
  });

  it('are sixty at the most, and equals in the order of the alphabet', () => {
    const words = Array.from(
      { length: 70 },
      (_, index) => `word${String.fromCharCode(97 + (index % 26))}${index}`,
    );
    const [kept] = keywordsOf([words.join(' ')]);
    expect(kept).toHaveLength(60);
    expect(kept).toEqual([...(kept ?? [])].sort((a, b) => a.localeCompare(b)));
  });
});
