import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { Site } from '../schemas/base';
import { placeholderNames } from './json-content';

it('takes values from where site.json has them, texts from facts, and days from the settings', () => {
  const site: Site = JSON.parse(readFileSync('content/site.json', 'utf8'));
  const days = { LEADS_KEEP_DAYS: 1, LEADS_KEEP_FAILED_DAYS: 2, LEADS_KEEP_WAITING_DAYS: 3 };
  expect(placeholderNames(site, { age: { text: '18', spec: '1' } }, days)).toMatchObject({
    product: site.product.slug,
    Product: site.product.name,
    email: site.email,
    partner: site.walletPartner.name,
    partnerUrl: site.walletPartner.url,
    age: '18',
    leadsKeepDays: '1',
    leadsKeepFailedDays: '2',
    leadsKeepWaitingDays: '3',
  });
});
