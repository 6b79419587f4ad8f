import { expect, it } from 'vitest';
import type { Fact } from '../schemas/facts';
import { isRecord, placeholderNames } from './placeholder-values';

const DAYS = { LEADS_KEEP_DAYS: 1, LEADS_KEEP_FAILED_DAYS: 2, LEADS_KEEP_WAITING_DAYS: 3 };
const fact = (text: string): Fact => ({ text, spec: '1' });
const names = (site: unknown, rawFacts: unknown = {}, facts: Record<string, Fact> = {}) =>
  placeholderNames(site, rawFacts, facts, DAYS, 'USD');

it('takes values from where site.json has them, and days from the settings', () => {
  const site = {
    product: { name: 'Café Soko', slug: 'cafe-soko' },
    email: 'a@example.org',
    walletPartner: { name: 'Purse', url: 'https://purse.example' },
  };
  expect(names(site)).toMatchObject({
    product: 'cafe-soko',
    Product: 'Café Soko',
    email: 'a@example.org',
    partner: 'Purse',
    partnerUrl: 'https://purse.example',
    leadsKeepDays: '1',
    leadsKeepFailedDays: '2',
    leadsKeepWaitingDays: '3',
  });
});

it('gives each fact its text, and lets something stand for one that is not sound', () => {
  expect(names({}, { age: {}, reach: 'broken' }, { age: fact('18') })).toMatchObject({
    age: '18',
    reach: 'n/a',
  });
});

it.each([undefined, 'text', [], { product: { name: 1, slug: 'Not A Slug' }, email: null }])(
  'lets something stand for each value of the site where there is %j',
  (site) => {
    const { product, Product, email } = names(site, site);
    expect([product, Product, email]).toEqual(['product', 'Product', 'name@example.org']);
  },
);

it('has the same names whatever can be read', () => {
  expect(Object.keys(names(undefined, undefined))).toEqual(Object.keys(names({ email: 'a@example.org' })));
});

it.each([
  [{}, true],
  [[], false],
  [null, false],
  ['text', false],
])('isRecord(%j) is %j', (value, is) => {
  expect(isRecord(value)).toBe(is);
});
