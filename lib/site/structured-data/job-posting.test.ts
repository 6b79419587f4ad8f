import { expect, it } from 'vitest';
import type { Site } from '@/lib/content';
import type { Opening } from '@/lib/content/schemas/careers';
import { smallSite } from '../small-site.fixture';
import { jobPosting } from './job-posting';

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

it('an opening', () => {
  const opening = {
    slug: 'editor',
    title: 'Editor',
    about: ['Why.', 'A < b & c.'],
    does: ['Write', 'Read'],
    brings: ['Care'],
    success: 'Read.',
    posted: '2030-05-20',
    hours: '9 to 5',
    countries: ['Kenya', 'Ghana'],
  } as unknown as Opening;
  expect(jobPosting(opening, SITE)).toEqual({
    '@context': CONTEXT,
    '@type': 'JobPosting',
    title: 'Editor',
    description:
      '<p>Why.</p><p>A &lt; b &amp; c.</p><ul><li>Write</li><li>Read</li></ul><ul><li>Care</li></ul><p>Read.</p>',
    url: 'https://acme.test/careers/editor',
    identifier: { '@type': 'PropertyValue', name: 'Acme, Inc.', value: '/careers/editor' },
    datePosted: '2030-05-20',
    employmentType: 'FULL_TIME',
    workHours: '9 to 5',
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: [
      { '@type': 'Country', name: 'Kenya' },
      { '@type': 'Country', name: 'Ghana' },
    ],
    hiringOrganization: STUB,
    directApply: false,
  });
});
