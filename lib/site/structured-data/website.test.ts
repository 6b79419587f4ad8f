import { expect, it } from 'vitest';
import { CONTEXT, ID, SITE } from './company.fixture';
import { webSite } from './website';

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
