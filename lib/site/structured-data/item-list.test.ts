import { expect, it } from 'vitest';
import type { Site } from '@/lib/content';
import { smallSite } from '../small-site.fixture';
import { itemList } from './item-list';

const SITE = {
  ...smallSite().site,
  currency: 'USD',
  phone: '+1 302 555 0142',
  email: 'info@acme.test',
  supportEmail: 'help@acme.test',
  storeUrl: 'https://store.test/acme',
  advertiserUrl: 'https://ads.acme.test',
  address: { street: '1 Road', city: 'Dover', region: 'DE', postalCode: '19901', country: 'US' },
  social: [{ url: 'https://social.test/acme' }],
} as unknown as Site;
const CONTEXT = 'https://schema.org';

it('a page of a list', () => {
  expect(itemList('News', [{ title: 'One', path: '/one' }], SITE, 9)).toEqual({
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: 'News',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 10, name: 'One', url: 'https://acme.test/one' }],
  });
});
