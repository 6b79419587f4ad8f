import { describe, expect, it } from 'vitest';
import type { Content } from '@/lib/content';
import type { Page } from '../pages';
import { definePage } from '../pages/page';
import { smallSite } from '../small-site.fixture';
import { ID, SITE, STUB } from './company.fixture';
import { organization, webPage, webSite } from './site';

it('the company', () => {
  expect(organization(SITE)).toEqual({
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
