import { describe, expect, it } from 'vitest';
import type { Page } from '../pages';
import { definePage } from '../pages/page';
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
  const plain = definePage({
    route: '/trust',
    kind: 'page',
    title: 'Trust',
    description: 'Safe.',
    changed: '2029-01-01',
    source: 'pages.json',
  });
  const at = (path: string, fields: Partial<Page> = {}) => webPage({ ...plain, ...fields, path }, SITE);
  it('says what it is, where, whose and from when', () => {
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
});
