import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { blogStateUrl, countMessage, isFiltered, isSameStep, readBlogState } from './blog-state';

const NONE = { query: '', category: '' };

describe('the state of the listing', () => {
  it.each([
    ['', NONE],
    ['?q=', NONE],
    ['?q=%20students%20', { query: 'students', category: '' }],
    ['?category=guides&q=free+money', { query: 'free money', category: 'guides' }],
  ])('is read from %j', (search, state) => {
    expect(readBlogState(search)).toEqual(state);
    expect(isFiltered(state)).toBe(state.query !== '' || state.category !== '');
  });

  it('survives its own address', () => {
    const state = { query: 'a & b? ünï', category: 'tips-and-tricks' };
    const url = new URL(blogStateUrl(state, '/blog/page/2'), 'https://x.example');
    expect(url.pathname).toBe('/blog');
    expect(readBlogState(url.search)).toEqual(state);
  });

  it('goes back to the listing that was served when nothing is asked for', () => {
    expect(blogStateUrl(NONE, '/blog/page/2')).toBe('/blog/page/2');
  });

  it('makes one history entry of a search, however many letters it has, and one of each category', () => {
    const one = { query: 's', category: '' };
    const two = { query: 'st', category: '' };
    expect(isSameStep(NONE, one)).toBe(false);
    expect(isSameStep(one, two)).toBe(true);
    expect(isSameStep(two, NONE)).toBe(false);
    expect(isSameStep(two, { query: 'st', category: 'guides' })).toBe(false);
  });

  it.each([
    [3, 'students', 'Guides', '3 articles for “students” in Guides'],
    [1, 'students', undefined, '1 article for “students”'],
    [0, 'zzz', undefined, 'No articles for “zzz”'],
    [7, '', 'Guides', '7 articles in Guides'],
  ])('announces %i for %j in %s', (count, query, category, message) => {
    const search = { none: 'No articles', one: '1 article', many: '{count} articles' };
    vi.stubGlobal('SCRIPT_WORDS', { search: { ...search, for: ' for “{query}”', within: ' in {category}' } });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(countMessage(count, query, category)).toBe(message);
  });
});
