import { currencyName } from '../../money/index';
import type { Fact } from '../schemas/facts';
import type { Site } from '../schemas/site';
import type { Settings } from '../settings/schema';

/** @returns what each placeholder of copy stands for */
export function placeholderNames(
  site: Site,
  facts: Readonly<Record<string, Fact>>,
  days: Pick<Settings, 'LEADS_KEEP_DAYS' | 'LEADS_KEEP_FAILED_DAYS' | 'LEADS_KEEP_WAITING_DAYS'>,
): Record<string, string> {
  const { product, walletPartner, legalName, email, supportEmail, phone, storeUrl, advertiserUrl } = site;
  return {
    currency: currencyName(site.currency),
    leadsKeepDays: String(days.LEADS_KEEP_DAYS),
    leadsKeepFailedDays: String(days.LEADS_KEEP_FAILED_DAYS),
    leadsKeepWaitingDays: String(days.LEADS_KEEP_WAITING_DAYS),
    ...Object.fromEntries(Object.entries(facts).map(([name, { text }]) => [name, text])),
    product: product.slug,
    Product: product.name,
    partner: walletPartner.name,
    partnerUrl: walletPartner.url,
    ...{ legalName, email, supportEmail, phone, storeUrl, advertiserUrl },
  };
}
