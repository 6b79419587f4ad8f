// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followCampaign } from './campaign';

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
