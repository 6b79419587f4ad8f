/** What search engines are told, word for word, of small things. */
import { describe, expect, it } from 'vitest';
import type { Content, Site } from '@/lib/content';
import type { Opening } from '@/lib/content/schemas/careers';
import type { Page } from '../pages';
import { definePage } from '../pages/page';
import { NEWS, smallArticle, smallSite } from '../small-site.fixture';
import { blogPosting } from './article';
import { breadcrumbList } from './breadcrumbs';
import { onlineEvent } from './event';
import { faqPage } from './faq-page';
import { itemList } from './item-list';
import { jobPosting } from './job-posting';
import { organization } from './organization';
import { webPage } from './web-page';
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

describe('an article', () => {
  const posting = (fields: Parameters<typeof smallArticle>[1] = {}) =>
    blogPosting(smallArticle('one', fields), 'https://acme.test/card.png', SITE);

  it('by a person', () => {
    expect(posting({ tags: ['Kenya'], updated: '2030-02-02' })).toEqual({
      '@context': CONTEXT,
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

  it.each([{ team: true }, { sample: true }])('by no person: %j', (author) => {
    const by = { id: 'desk', name: 'Desk', role: 'Writers', team: false, sample: false, ...author };
    expect(posting({ author: by })).toMatchObject({
      dateModified: '2030-01-01',
      author: { '@type': 'Organization', name: 'Desk', parentOrganization: { '@id': ID } },
    });
  });
});

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

it('a page of a list', () => {
  expect(itemList('News', [{ title: 'One', path: '/one' }], SITE, 9)).toEqual({
    '@context': CONTEXT,
    '@type': 'ItemList',
    name: 'News',
    numberOfItems: 1,
    itemListElement: [{ '@type': 'ListItem', position: 10, name: 'One', url: 'https://acme.test/one' }],
  });
});

it('questions with their answers', () => {
  expect(faqPage([{ question: 'Free?', answer: '**Yes.** See [trust](/trust).\n\n- Always' }])).toEqual({
    '@context': CONTEXT,
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
    '@context': CONTEXT,
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

describe('a page', () => {
  const steps = [{ title: 'Join', text: 'Take the app.' }];
  const content = smallSite({
    site: SITE,
    download: { steps },
    advertiserGuide: { steps },
    earningGuide: { steps },
    facts: { costPerView: { value: 0.05 }, minimumBudget: { value: 20 } },
    pricing: { countries: [{ name: 'Kenya' }] },
  } as unknown as Partial<Content>);
  const plain = definePage({
    route: '/trust',
    kind: 'page',
    title: 'Trust',
    description: 'Safe.',
    changed: '2029-01-01',
    source: 'pages.json',
  });
  const at = (path: string, fields: Partial<Page> = {}) => webPage({ ...plain, ...fields, path }, content);
  const howTo = (name: string) => ({
    '@type': 'HowTo',
    name,
    step: [{ '@type': 'HowToStep', name: 'Join', text: 'Take the app.' }],
  });

  it('of no kind in particular', () => {
    expect(at('/trust')).toEqual({
      '@context': CONTEXT,
      '@type': 'WebPage',
      name: 'Trust',
      description: 'Safe.',
      url: 'https://acme.test/trust',
      inLanguage: 'en',
      isPartOf: { '@type': 'WebSite', name: 'Acme', url: 'https://acme.test' },
      publisher: { '@id': ID },
      dateModified: '2029-01-01',
    });
    expect(at('/trust', { changed: undefined })).not.toHaveProperty('dateModified');
  });

  it.each([
    ['/about-us', 'AboutPage'],
    ['/contact', 'ContactPage'],
    ['/careers', 'CollectionPage'],
    ['/press', 'CollectionPage'],
    ['/community', 'CollectionPage'],
  ])('that search engines tell apart: %s', (path, type) => expect(at(path)['@type']).toBe(type));

  it('that is a list', () => expect(at('/blog', { kind: 'listing' })['@type']).toBe('CollectionPage'));

  it('about the company, and whom to write to', () => {
    expect(at('/about-us')).toMatchObject({ mainEntity: [STUB] });
    const point = { '@type': 'ContactPoint', telephone: '+1 302 555 0142', availableLanguage: 'en' };
    expect(at('/contact')).toMatchObject({
      mainEntity: [
        {
          ...STUB,
          contactPoint: [
            { ...point, contactType: 'customer support', email: 'help@acme.test' },
            { ...point, contactType: 'sales', email: 'info@acme.test' },
          ],
        },
      ],
    });
  });

  it('about the app, which is free, and how to start', () => {
    expect(at('/download')).toMatchObject({
      mainEntity: [
        {
          '@type': 'MobileApplication',
          name: 'Acme',
          description: 'Paid for it',
          operatingSystem: 'Android',
          applicationCategory: 'BusinessApplication',
          installUrl: 'https://store.test/acme',
          offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
          publisher: { '@id': ID },
        },
        howTo('How to start earning with Acme'),
      ],
    });
    expect(at('/whatsapp-earning-guide')).toMatchObject({
      mainEntity: [howTo('How to start earning with Acme')],
    });
  });

  it('without steps where there are none', () => {
    const without = { ...content, earningGuide: { ...content.earningGuide, steps: [] } };
    expect(webPage({ ...plain, path: '/whatsapp-earning-guide' }, without)).not.toHaveProperty('mainEntity');
  });

  it('about what advertisers buy, from its least price', () => {
    const least = { minPrice: 20, priceCurrency: 'USD' };
    const view = { minPrice: 0.05, priceCurrency: 'USD', unitText: 'view' };
    expect(at('/advertiser-guide')).toMatchObject({
      mainEntity: [
        {
          '@type': 'Service',
          name: 'Acme status ads',
          serviceType: 'WhatsApp Status advertising',
          provider: STUB,
          url: 'https://ads.acme.test',
          areaServed: [{ '@type': 'Country', name: 'Kenya' }],
          offers: [
            {
              '@type': 'Offer',
              name: 'A campaign',
              priceSpecification: { '@type': 'PriceSpecification', ...least },
            },
            {
              '@type': 'Offer',
              name: 'One view',
              priceSpecification: { '@type': 'UnitPriceSpecification', ...view },
            },
          ],
        },
        howTo('How to run a campaign with Acme'),
      ],
    });
  });
});
