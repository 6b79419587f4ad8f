import { describe, expect, it } from 'vitest';
import { parseCategories } from './contract';

const country = (id: string, name: string, currencyCode = 'KES') => ({
  _id: id,
  name,
  code: 'KE',
  currencyCode,
});
const price = (id: string, name: string, pricePerView: unknown = 0.39) => ({
  country: country(id, name),
  pricePerView,
});
const category = (rest: object = {}) => ({
  _id: 'students',
  title: 'Students',
  ageMin: 18,
  ageMax: 24,
  countryPrices: [price('ke', 'Kenya')],
  ...rest,
});
const parse = (...categories: unknown[]) => parseCategories({ categories });

describe('parseCategories', () => {
  it('turns the wire shape into the client shape', () => {
    expect(parse(category())).toEqual([
      {
        id: 'students',
        name: 'Students',
        description: 'Ages 18–24, 1 country',
        ageRange: '18–24',
        countryPrices: [{ id: 'ke', name: 'Kenya', code: 'KE', currencyCode: 'KES', pricePerView: 0.39 }],
      },
    ]);
  });

  it.each([
    ['a missing list', {}],
    ['null', null],
    ['an array', [category()]],
    ['text', 'categories'],
    ['a list that is none', { categories: { 0: category() } }],
  ])('reads %s as no categories', (_, answer) => {
    expect(parseCategories(answer)).toEqual([]);
  });

  it('skips what is no category and keeps the rest in its order', () => {
    const broken = [
      null,
      7,
      {},
      category({ _id: 5 }),
      category({ title: '' }),
      category({ title: undefined }),
    ];
    const ids = parse(category({ _id: 'b' }), ...broken, category({ _id: 'a' })).map(({ id }) => id);
    expect(ids).toEqual(['b', 'a']);
  });

  it('skips prices without a country, a price or a currency that can be shown', () => {
    const countryPrices = [
      { country: null, pricePerView: 1 },
      { pricePerView: 1 },
      null,
      price('a', 'A', 0),
      price('b', 'B', -1),
      price('c', 'C', '0.39'),
      price('d', 'D', null),
      { country: country('e', 'E', 'shilling'), pricePerView: 1 },
      { country: { _id: 'f', name: 'F', code: 'FF' }, pricePerView: 1 },
      price('ke', 'Kenya'),
    ];
    expect(parse(category({ countryPrices }))[0]?.countryPrices.map(({ id }) => id)).toEqual(['ke']);
  });

  it.each([undefined, null, 'none', {}])('keeps a category whose countryPrices are %s', (countryPrices) => {
    expect(parse(category({ countryPrices }))).toMatchObject([
      { id: 'students', countryPrices: [], description: 'Ages 18–24, no prices yet' },
    ]);
  });

  it.each([{ ageMin: undefined }, { ageMax: null }, { ageMax: 'old' }])(
    'keeps a category with %o',
    (ages) => {
      expect(parse(category(ages))).toMatchObject([{ ageRange: null, description: 'All ages, 1 country' }]);
    },
  );

  it('sorts countries by name, as a reader would', () => {
    const countryPrices = [
      price('z', 'Zambia'),
      price('c', 'Côte d’Ivoire'),
      price('d', 'Congo'),
      price('b', 'benin'),
    ];
    expect(parse(category({ countryPrices }))[0]?.countryPrices.map(({ id }) => id)).toEqual([
      'b',
      'd',
      'c',
      'z',
    ]);
  });

  it('keeps the first of each id', () => {
    const countryPrices = [price('ke', 'Kenya', 1), price('ke', 'Kenya', 2)];
    const parsed = parse(category({ countryPrices }), category({ title: 'Again' }));
    expect(parsed).toMatchObject([{ name: 'Students', countryPrices: [{ pricePerView: 1 }] }]);
    expect(parsed[0]?.countryPrices).toHaveLength(1);
  });

  it.each(['_id', 'name', 'code', 'currencyCode'])(
    'skips a country without its %s, or with another type',
    (field) => {
      for (const value of [undefined, null, '', 7, ['KES']]) {
        const broken = { country: { ...country('ke', 'Kenya'), [field]: value }, pricePerView: 1 };
        const prices = [price('ug', 'Uganda'), broken];
        expect(parse(category({ countryPrices: prices }))[0]?.countryPrices.map(({ id }) => id)).toEqual([
          'ug',
        ]);
      }
    },
  );

  it('counts countries in words, and has no ages unless both are numbers from 0', () => {
    const two = category({ countryPrices: [price('ke', 'Kenya'), price('ug', 'Uganda')] });
    expect(parse(two)[0]?.description).toBe('Ages 18–24, 2 countries');
    expect(parse(category({ ageMin: 0 }))[0]?.ageRange).toBe('0–24');
    for (const ages of [{ ageMin: -1 }, { ageMax: '24' }, { ageMin: Number.NaN }, { ageMax: null }]) {
      expect(parse(category(ages))[0]).toMatchObject({ ageRange: null, description: 'All ages, 1 country' });
    }
  });

  it('has no prices where their list is none', () => {
    expect(parse(category({ countryPrices: 'none' }))[0]).toMatchObject({
      countryPrices: [],
      description: 'Ages 18–24, no prices yet',
    });
  });
});
