/** For tests of what search engines are told: a company of which everything is known. */
import type { Site } from '@/lib/content';
import { smallSite } from '../small-site.fixture';

export const SITE = {
  ...smallSite().site,
  currency: 'USD',
  phone: '+1 302 555 0142',
  email: 'info@acme.test',
  supportEmail: 'help@acme.test',
  address: { street: '1 Road', city: 'Dover', region: 'DE', postalCode: '19901', country: 'US' },
  social: [{ url: 'https://social.test/acme' }],
} as unknown as Site;

export const ID = 'https://acme.test/#organization';

export const STUB = {
  '@type': 'Organization',
  '@id': ID,
  name: 'Acme',
  url: 'https://acme.test',
  logo: 'https://acme.test/icon.svg',
};
