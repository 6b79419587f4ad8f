import { expect, it } from 'vitest';
import type { Site } from '@/lib/content';
import { smallSite } from '../small-site.fixture';
import { webSite } from './website';

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
const ID = 'https://acme.test/#organization';
const CONTEXT = 'https://schema.org';

it('the site, and how it is searched', () => {
  expect(webSite(SITE)).toEqual({
    '@context': CONTEXT,
    '@type': 'WebSite',
    name: 'Acme',
    url: 'https://acme.test',
    description: 'Paid for it',
    inLanguage: 'en',
    publisher: { '@id': ID },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: 'https://acme.test/blog?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});
