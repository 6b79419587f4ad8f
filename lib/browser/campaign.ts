import {
  type CampaignParameters,
  campaignOf,
  campaignParameters,
  withReferrer,
} from '@/lib/browser/analytics/campaign';

const STORAGE_KEY = 'campaign';

/**
 * Hands the campaign that led here to the app store, so that an installation can be told from where it came. It is
 * kept for this tab alone, and not at all where the browser asks for privacy.
 * @returns what a page view says of the campaign
 */
export function followCampaign(): CampaignParameters {
  const campaign = campaignOf(location.search) || stored() || '';
  if (!campaign) return {};
  remember(campaign);
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
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function remember(campaign: string): void {
  if ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, campaign);
  } catch {
    // Without storage it holds for this page.
  }
}
