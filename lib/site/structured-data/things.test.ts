import { describe, expect, it } from 'vitest';
import type { Opening } from '@/lib/content/schemas/company';
import { NEWS, smallArticle } from '../small-site.fixture';
import { ID, SITE, STUB } from './company.fixture';
import { blogPosting, breadcrumbList, faqPage, itemList, jobPosting, onlineEvent } from './things';

describe('an article', () => {
  const posting = (fields: Parameters<typeof smallArticle>[1] = {}) =>
    blogPosting(smallArticle('one', fields), 'https://acme.test/card.png', SITE);

  it('by a person', () => {
    expect(posting({ tags: ['Kenya'], updated: '2030-02-02' })).toEqual({
      '@type': 'BlogPosting',
      headline: 'On one',
      description: 'All on one.',
      url: 'https://acme.test/blog/one',
      mainEntityOfPage: 'https://acme.test/blog/one',
      image: 'https://acme.test/card.png',
      datePublished: '2030-01-01',
      dateModified: '2030-02-02',
      author: { '@type': 'Person', name: 'Ada', jobTitle: 'Writer' },
      publisher: STUB,
      articleSection: NEWS.title,
      keywords: ['Kenya'],
      wordCount: 600,
      timeRequired: 'PT3M',
      inLanguage: 'en',
    });
  });

  it('in the language of its text', () => {
    expect(posting({ lang: 'sw' }).inLanguage).toBe('sw');
  });

  it.each([{ team: true }, { sample: true }])('by no person: %j', (author) => {
    const by = { id: 'desk', name: 'Desk', role: 'Writers', team: false, sample: false, ...author };
    expect(posting({ author: by })).toMatchObject({
      dateModified: '2030-01-01',
      author: { '@type': 'Organization', name: 'Desk', parentOrganization: { '@id': ID } },
    });
  });
});

it('an event, with the one who leads it where that is known', () => {
  const event = {
    title: 'Live',
    description: 'Ask.',
    host: 'Ada',
    starts: new Date('2030-05-02T16:00:00Z'),
    ends: new Date('2030-05-02T17:00:00Z'),
  };
  const url = 'https://acme.test/community#live';
  expect(onlineEvent(event, '/community#live', SITE)).toEqual({
    '@type': 'Event',
    name: 'Live',
    description: 'Ask.',
    url,
    startDate: '2030-05-02T16:00:00.000Z',
    endDate: '2030-05-02T17:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    isAccessibleForFree: true,
    performer: { '@type': 'Person', name: 'Ada' },
    organizer: STUB,
  });
  expect(onlineEvent({ ...event, host: undefined }, '/', SITE)).not.toHaveProperty('performer');
});

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

it('the way to a page', () => {
  expect(breadcrumbList([{ label: 'Start', href: '/' }], 'Trust', SITE)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: 'https://acme.test/' },
      { '@type': 'ListItem', position: 2, name: 'Trust' },
    ],
  });
});

it('questions with their answers', () => {
  expect(faqPage([{ question: 'Free?', answer: '**Yes.** See [trust](/trust).\n\n- Always' }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'Free?',
        acceptedAnswer: { '@type': 'Answer', text: 'Yes. See trust. Always' },
      },
    ],
  });
});

it('says nothing of a list without entries', () => {
  expect(itemList('News', [], SITE)).toBeUndefined();
});

it('a page of a list', () => {
  expect(itemList('News', [{ path: '/one' }], SITE, 9)).toEqual({
    '@type': 'ItemList',
    name: 'News',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 10, url: 'https://acme.test/one' }],
  });
});
