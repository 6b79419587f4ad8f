import { expect, it } from 'vitest';
import { campaignOf, campaignParameters, withReferrer } from './campaign';

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
