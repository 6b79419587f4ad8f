import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeholderNames } from './json-content';

it('takes values from where site.json and theme.json have them, texts from facts, and days from the settings', () => {
  const read = (file: string) => JSON.parse(readFileSync(`content/${file}.json`, 'utf8'));
  const [site, theme] = [read('site'), read('theme')];
  const pricing = { countries: [{ name: 'Ghana' }, { name: 'Kenya' }] };
  const base = { site, theme, pricing, facts: { age: { text: '18', spec: '1' } } };
  const days = { LEADS_KEEP_DAYS: 1, LEADS_KEEP_FAILED_DAYS: 2, LEADS_KEEP_WAITING_DAYS: 3 };
  expect(placeholderNames(base as unknown as Parameters<typeof placeholderNames>[0], days)).toMatchObject({
    product: site.product.slug,
    Product: site.product.name,
    email: site.email,
    partner: site.walletPartner.name,
    partnerUrl: site.walletPartner.url,
    displayFace: theme.displayFace.name,
    countries: 'Ghana and Kenya',
    age: '18',
    leadsKeepDays: '1',
    leadsKeepFailedDays: '2',
    leadsKeepWaitingDays: '3',
  });
});
