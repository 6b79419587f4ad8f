import { expect, it } from 'vitest';
import { breadcrumbList } from './breadcrumbs';
import { CONTEXT, SITE } from './company.fixture';

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
