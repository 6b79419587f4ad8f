import {
  type CampaignParameters,
  campaignOf,
  campaignParameters,
  withReferrer,
} from '@/lib/browser/analytics/campaign';
import { CONSENT_KEY } from '@/lib/browser/analytics/consent';

const STORAGE_KEY = 'campaign';

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
  const refused = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return !refused && localStorage.getItem(CONSENT_KEY) === 'granted';
}
