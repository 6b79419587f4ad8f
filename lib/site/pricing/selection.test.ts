import { describe, expect, it } from 'vitest';
import { parseCategories } from './contract';
import { searchCategories, selectionOf } from './selection';

const prices = (...ids: string[]) =>
  ids.map((id) => ({
    country: { _id: id, name: id.toUpperCase(), code: id.toUpperCase(), currencyCode: 'KES' },
    pricePerView: 1,
  }));
const categories = parseCategories({
  categories: [
    { _id: 's', title: 'Students', ageMin: 18, ageMax: 24, countryPrices: prices('ug', 'ke') },
    { _id: 'p', title: 'Parents', ageMin: 28, ageMax: 45, countryPrices: prices('zm', 'ke', 'gh') },
    { _id: 'r', title: 'Rural Traders', ageMin: 25, ageMax: 60 },
  ],
});
const selected = (choice: Parameters<typeof selectionOf>[1]) => {
  const { category, country } = selectionOf(categories, choice, 'KE') ?? {};
  return [category?.id, country?.id];
};

describe('selectionOf', () => {
  it.each([
    ['the first category and the main market to begin with', {}, ['s', 'ke']],
    ['the main market for another category too', { categoryId: 'p' }, ['p', 'ke']],
    ['the chosen country', { categoryId: 'p', country: 'ZM' }, ['p', 'zm']],
    ['the chosen country for another category, too', { categoryId: 'p', country: 'KE' }, ['p', 'ke']],
    [
      'the first country instead of a chosen one without a price',
      { categoryId: 's', country: 'ZM' },
      ['s', 'ke'],
    ],
    [
      'the first country, not the main market, once one was chosen',
      { categoryId: 'p', country: 'UG' },
      ['p', 'gh'],
    ],
    ['the first category instead of an unknown one', { categoryId: 'x' }, ['s', 'ke']],
    ['no country where none has a price', { categoryId: 'r' }, ['r', undefined]],
  ])('selects %s', (_, choice, expected) => {
    expect(selected(choice)).toEqual(expected);
  });

  it('selects the first country where the main market has no price', () => {
    expect(selectionOf(categories, { categoryId: 'p' }, 'NG')?.country?.id).toBe('gh');
  });

  it('selects nothing from nothing', () => {
    expect(selectionOf([], {}, 'KE')).toBeUndefined();
  });
});

describe('searchCategories', () => {
  it.each([
    ['', ['s', 'p', 'r']],
    ['   ', ['s', 'p', 'r']],
    ['STUD', ['s']],
    [' parents ', ['p']],
    ['25-60', ['r']],
    ['3 countries', ['p']],
    ['no prices', ['r']],
    ['zzz', []],
    ['.*', []],
  ])('finds by name and description: "%s"', (query, ids) => {
    expect(searchCategories(categories, query).map(({ id }) => id)).toEqual(ids);
  });
});
