import { expect, it } from 'vitest';
import { CONTEXT, SITE } from './company.fixture';
import { itemList } from './item-list';

it('says nothing of a list without entries', () => {
  expect(itemList('News', [], SITE)).toBeUndefined();
});

it('a page of a list', () => {
  expect(itemList('News', [{ title: 'One', path: '/one' }], SITE, 9)).toEqual({
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: 'News',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 10, name: 'One', url: 'https://acme.test/one' }],
  });
});
