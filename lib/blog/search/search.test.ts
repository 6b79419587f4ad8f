import { describe, expect, it } from 'vitest';
import { content } from '../../content';
import { buildSearchIndex, searchIndexUrl } from './build';
import { articleSearch } from './find';
import { keywordsOf } from './keywords';
import { tokens } from './options';

const all = content();
const search = articleSearch(JSON.parse(JSON.stringify(buildSearchIndex(all))));
const ids = (query: string, category = '') =>
  search.find(query, category).map(({ path }) => all.articles.find((article) => article.path === path)?.id);

describe('search finds first', () => {
  it.each([
    // whole and partial words, as one types
    ['swychr', 'swychr-partnership'],
    ['partner', 'swychr-partnership'],
    ['wallet', 'swychr-partnership'],
    ['students', 'students-kenya'],
    ['psychol', 'status-ads-psychology'],
    ['passive income', 'passive-income'],
    ['brand x', 'million-users-case-study'],
    ['billboard', 'advertising-complete-guide'],
    // case, word order, accents
    ['ANALYTICS', 'app-analytics'],
    ['income passive', 'passive-income'],
    ['reach brand', 'brand-reach'],
    ['psychólogy', 'status-ads-psychology'],
    // one letter wrong, missing, doubled
    ['studants', 'students-kenya'],
    ['analitics', 'app-analytics'],
    ['psycology', 'status-ads-psychology'],
    ['beginers', 'monetization-guide'],
    ['parttnership', 'swychr-partnership'],
    ['maximise earnings', 'maximize-earnings'],
    ['monetisation beginners', 'monetization-guide'],
    // words between them that carry nothing
    ['how to register for free', 'register-for-free'],
    ['what is the future of social media', 'future-of-monetization'],
    // what the text speaks of, though no heading does
    ['radio', 'advertising-complete-guide'],
  ])('%s → %s', (query, expected) => {
    expect(ids(query)[0]).toBe(expected);
  });
});

describe('search', () => {
  it('requires every word where an article has them all', () => {
    expect(ids('kenya students')).toEqual(['students-kenya']);
    expect(ids('students').length).toBeLessThan(ids('kenya').length);
  });

  it('offers what has some of the words where none has all', () => {
    expect(ids('zebra students')).toContain('students-kenya');
  });

  it('finds nothing for what nothing speaks of', () => {
    expect(ids('zzzz')).toEqual([]);
  });

  it('lists everything, newest first, for a blank query', () => {
    expect(ids('  ')).toEqual(all.articles.map(({ id }) => id));
  });

  it('finds each article by each of its tags', () => {
    for (const { id, tags } of all.articles) for (const tag of tags) expect(ids(tag), tag).toContain(id);
  });

  it('combines with a category', () => {
    for (const { slug } of all.categories.blog) {
      expect(ids('', slug)).toEqual(
        all.articles.filter(({ category }) => category.slug === slug).map(({ id }) => id),
      );
    }
    expect(ids('kenya', 'case-studies')).toEqual(['students-kenya']);
    expect(ids('swychr', 'guides')).toEqual([]);
  });

  it('has an address that changes with what it holds', () => {
    const fewer = { articles: all.articles.slice(1) };
    expect(searchIndexUrl(all)).toMatch(/^\/blog\/search-index\.json\?v=[0-9a-f]{10}$/);
    expect(searchIndexUrl(fewer)).not.toBe(searchIndexUrl(all));
  });
});

it('breaks text into plain lower-case words', () => {
  expect(tokens('M-Pesa’s “Café”: 24-hour naïve, don’t')).toEqual([
    'mpesas',
    'cafe',
    '24',
    'hour',
    'naive',
    'dont',
  ]);
});

it('picks the words that set a text apart from the others', () => {
  const [first] = keywordsOf(['status radio radio', 'status tomato', 'status board']);
  expect(first?.[0]).toBe('radio');
  expect(first).not.toContain('the');
});
