import { currencyName } from '../../money/index';
import type { Fact } from '../schemas/facts';
import { siteSchema } from '../schemas/site';
import type { Settings } from '../settings/schema';

/** Where site.json holds the value of a placeholder, and what stands in for it while that cannot be read. */
const FROM_SITE: Record<string, { path: string[]; standIn: string }> = {
  product: { path: ['product', 'slug'], standIn: 'product' },
  Product: { path: ['product', 'name'], standIn: 'Product' },
  legalName: { path: ['legalName'], standIn: 'Company' },
  email: { path: ['email'], standIn: 'name@example.org' },
  supportEmail: { path: ['supportEmail'], standIn: 'name@example.org' },
  phone: { path: ['phone'], standIn: '+1 302 555 0100' },
  storeUrl: { path: ['storeUrl'], standIn: 'https://example.org' },
  advertiserUrl: { path: ['advertiserUrl'], standIn: 'https://example.org' },
  partner: { path: ['walletPartner', 'name'], standIn: 'Partner' },
  partnerUrl: { path: ['walletPartner', 'url'], standIn: 'https://example.org' },
};

/** What stands in for a fact that is wrong or missing. */
export const UNREADABLE_FACT = 'n/a';

/** @returns what each placeholder stands for, or something like it where that is wrong, as is told where it is read */
export function placeholderNames(
  site: unknown,
  rawFacts: unknown,
  facts: Readonly<Record<string, Fact>>,
  days: Pick<Settings, 'LEADS_KEEP_DAYS' | 'LEADS_KEEP_FAILED_DAYS' | 'LEADS_KEEP_WAITING_DAYS'>,
  currency: string,
): Record<string, string> {
  const issues = siteSchema.safeParse(site).error?.issues ?? [];
  const faults = issues.flatMap(({ code, path }) => (code === 'unrecognized_keys' ? [] : [path.join('.')]));
  const fromSite = Object.entries(FROM_SITE).map(([name, { path, standIn }]) => {
    const value = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), site);
    const isUsable = !faults.some((fault) => path.join('.').startsWith(fault));
    return [name, isUsable ? String(value) : standIn];
  });
  const factNames = Object.entries(isRecord(rawFacts) ? rawFacts : {}).flatMap(([name, fact]) =>
    isRecord(fact) && fact.contradicts ? [name, String(fact.contradicts)] : name,
  );
  return {
    currency: currencyName(currency),
    leadsKeepDays: String(days.LEADS_KEEP_DAYS),
    leadsKeepFailedDays: String(days.LEADS_KEEP_FAILED_DAYS),
    leadsKeepWaitingDays: String(days.LEADS_KEEP_WAITING_DAYS),
    ...Object.fromEntries(factNames.map((name) => [name, facts[name]?.text ?? UNREADABLE_FACT])),
    ...Object.fromEntries(fromSite),
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
