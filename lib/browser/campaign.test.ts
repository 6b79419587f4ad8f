// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { campaignOf, campaignParameters, followCampaign, withReferrer } from './campaign';

const LINK = '/?utm_source=radio';
const kept = () => sessionStorage.getItem('campaign');
const leave = () => dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

function arrive(address: string) {
  history.replaceState(null, '', `http://localhost:3000${address}`);
  return followCampaign();
}

it('keeps a campaign for this page alone until the visitor consents', () => {
  expect(arrive(LINK)).toEqual({ campaign_source: 'radio' });
  expect(kept()).toBeNull();
  leave();
  expect(kept()).toBeNull();
});

it('keeps it for the next page with consent, also where that was given on this one', () => {
  arrive(LINK);
  localStorage.setItem('analytics-consent', 'granted');
  leave();
  expect(arrive('/trust')).toEqual({ campaign_source: 'radio' });
});

it('forgets it once consent is withdrawn', () => {
  localStorage.setItem('analytics-consent', 'granted');
  arrive(LINK);
  leave();
  localStorage.setItem('analytics-consent', 'denied');
  expect(arrive('/trust')).toEqual({});
  arrive(LINK);
  leave();
  expect(kept()).toBeNull();
});

it('keeps nothing where the browser asks for privacy, whatever was answered before', () => {
  localStorage.setItem('analytics-consent', 'granted');
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true });
  arrive(LINK);
  leave();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(kept()).toBeNull();
});

const STORE = 'https://play.google.com/store/apps/details?id=org.app';

it.each([
  ['', ''],
  ['?q=words&utm_id=1', ''],
  ['?utm_source=radio&q=words&utm_campaign=May+sale', 'utm_source=radio&utm_campaign=May+sale'],
  ['?ref=amina', 'utm_source=amina'],
  ['?ref=amina&utm_source=radio', 'utm_source=radio'],
  [`?ref=${'a'.repeat(300)}`, `utm_source=${'a'.repeat(100)}`],
])('reads the campaign of %j', (search, campaign) => {
  expect(campaignOf(search)).toBe(campaign);
});

it('names it for a page view as GA4 does', () => {
  expect(campaignParameters('utm_source=radio&utm_medium=audio&utm_campaign=May+sale')).toEqual({
    campaign_source: 'radio',
    campaign_medium: 'audio',
    campaign_name: 'May sale',
  });
  expect(campaignParameters('')).toEqual({});
});

it('hands it to the store as one encoded value, which comes out as it went in', () => {
  const link = withReferrer(STORE, 'utm_source=radio&utm_campaign=May+sale');
  expect(link).toBe(`${STORE}&referrer=utm_source%3Dradio%26utm_campaign%3DMay%2Bsale`);
  expect(new URL(link).searchParams.get('referrer')).toBe('utm_source=radio&utm_campaign=May+sale');
});

it('leaves alone what has no campaign, a referrer of its own, or leads elsewhere', () => {
  expect(withReferrer(STORE, '')).toBe(STORE);
  expect(withReferrer(`${STORE}&referrer=x`, 'utm_source=radio')).toBe(`${STORE}&referrer=x`);
  expect(withReferrer('https://ads.example/', 'utm_source=radio')).toBe('https://ads.example/');
});
