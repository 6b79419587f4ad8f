import { expect, it } from 'vitest';
import type { Opening } from '@/lib/content/schemas/company';
import { CONTEXT, SITE, STUB } from './company.fixture';
import { jobPosting } from './job-posting';

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
