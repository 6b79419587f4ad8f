import { expect, it } from 'vitest';
import type { Site } from '@/lib/content';
import { smallSite } from '../small-site.fixture';
import { organization } from './organization';

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
const STUB = {
  '@type': 'Organization',
  '@id': ID,
  name: 'Acme',
  url: 'https://acme.test',
  logo: 'https://acme.test/icon.svg',
};
const CONTEXT = 'https://schema.org';

it('the company', () => {
  expect(organization(SITE)).toEqual({
    '@context': CONTEXT,
    ...STUB,
    legalName: 'Acme, Inc.',
    description: 'Paid for it',
    foundingDate: '2024',
    email: 'info@acme.test',
    telephone: '+1 302 555 0142',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Road',
      addressLocality: 'Dover',
      addressRegion: 'DE',
      postalCode: '19901',
      addressCountry: 'US',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      email: 'help@acme.test',
      telephone: '+1 302 555 0142',
    },
    sameAs: ['https://social.test/acme'],
  });
});
