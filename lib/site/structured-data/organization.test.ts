import { expect, it } from 'vitest';
import { CONTEXT, SITE, STUB } from './company.fixture';
import { organization } from './organization';

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
