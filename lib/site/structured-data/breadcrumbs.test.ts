import { expect, it } from 'vitest';
import type { Site } from '@/lib/content';
import { smallSite } from '../small-site.fixture';
import { breadcrumbList } from './breadcrumbs';

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

it('the way to a page', () => {
  expect(breadcrumbList([{ label: 'Start', href: '/' }], 'Trust', SITE)).toEqual({
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://acme.test/' },
      { '@type': 'ListItem', position: 2, name: 'Trust' },
    ],
  });
});
