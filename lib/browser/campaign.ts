/** Where a visitor came from, as the link said that led here: `utm_source` and its like, or `ref`. */
import { CONSENT_KEY, isPrivate } from './analytics/consent';

const STORAGE_KEY = 'campaign';

/** Campaign parameters to the names that GA4 gives them. */
const NAMES = {
  utm_source: 'campaign_source',
  utm_medium: 'campaign_medium',
  utm_campaign: 'campaign_name',
  utm_term: 'campaign_term',
  utm_content: 'campaign_content',
} as const;
type Utm = keyof typeof NAMES;

/** Longer than any campaign is called. */
const LONGEST = 100;

export type CampaignParameters = { [Name in (typeof NAMES)[Utm]]?: string };

/**
 * @param search the query of an address
 * @returns its campaign as a query, `utm_source=radio&utm_medium=audio`; `ref` stands for the source where none is named
 */
export function campaignOf(search: string): string {
  const query = new URLSearchParams(search);
  const found = new URLSearchParams();
  for (const name of Object.keys(NAMES)) {
    const value = query.get(name) ?? (name === 'utm_source' ? query.get('ref') : null);
    if (value) found.set(name, value.slice(0, LONGEST));
  }
  return String(found);
}

/** @param campaign as `campaignOf` gives it @returns what a page view says of it */
export function campaignParameters(campaign: string): CampaignParameters {
  return Object.fromEntries(
    [...new URLSearchParams(campaign)].map(([name, value]) => [NAMES[name as Utm], value]),
  );
}

/**
 * @returns a store link with the campaign as its install referrer
 * (https://developer.android.com/google/play/installreferrer); any other link as it is
 */
export function withReferrer(href: string, campaign: string): string {
  const url = new URL(href);
  if (!campaign || url.host !== 'play.google.com' || url.searchParams.has('referrer')) return href;
  url.searchParams.set('referrer', campaign);
  return String(url);
}

/**
 * Hands the campaign that led here to the app store, so that an installation can be told from where it came. It is
 * kept for this page; for the next ones of this tab only with the visitor's consent, and not where the browser asks for
 * privacy.
 * @returns what a page view says of the campaign
 */
export function followCampaign(): CampaignParameters {
  const campaign = campaignOf(location.search) || stored() || '';
  if (!campaign) return {};
  // Consent may come, or be withdrawn, while the page is read.
  addEventListener('pagehide', () => keep(campaign));
  // Each press, so that a link which came later has it too.
  for (const press of ['pointerdown', 'click'] as const) {
    addEventListener(press, ({ target }) => decorate(target, campaign), { capture: true, passive: true });
  }
  return campaignParameters(campaign);
}

function decorate(target: EventTarget | null, campaign: string): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="https:"]') : null;
  if (!link) return;
  const href = withReferrer(link.href, campaign);
  if (href !== link.href) link.href = href;
}

function stored(): string | null {
  try {
    return consented() ? sessionStorage.getItem(STORAGE_KEY) : null;
  } catch {
    return null;
  }
}

function keep(campaign: string): void {
  try {
    if (consented()) sessionStorage.setItem(STORAGE_KEY, campaign);
    else sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without storage it holds for this page.
  }
}

/** @throws DOMException where the browser blocks storage */
function consented(): boolean {
  return !isPrivate() && localStorage.getItem(CONSENT_KEY) === 'granted';
}
