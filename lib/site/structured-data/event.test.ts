import { expect, it } from 'vitest';
import type { Site } from '@/lib/content';
import { smallSite } from '../small-site.fixture';
import { onlineEvent } from './event';

const SITE = {
  ...smallSite().site,
  currency: 'USD',
  phone: '+1 302 555 0142',
  email: 'info@acme.test',
  supportEmail: 'help@acme.test',
  storeUrl: 'https://store.test/acme',
  advertiserUrl: 'https://ads.acme.test',
  address: { street: '1 Road', city: 'Dover', region: 'DE', postalCode: '19901', country: 'US' },
  social: [{ url: 'https://social.test/acme' }],
} as unknown as Site;
const ID = 'https://acme.test/#organization';
const STUB = {
  '@type': 'Organization',
  '@id': ID,
  name: 'Acme',
  url: 'https://acme.test',
  logo: 'https://acme.test/icon.svg',
};
const CONTEXT = 'https://schema.org';

it('an event, with the one who leads it where that is known', () => {
  const event = {
    title: 'Live',
    description: 'Ask.',
    host: 'Ada',
    starts: new Date('2030-05-02T16:00:00Z'),
    ends: new Date('2030-05-02T17:00:00Z'),
  };
  const url = 'https://acme.test/community#live';
  expect(onlineEvent(event, '/community#live', SITE)).toEqual({
    '@context': CONTEXT,
    '@type': 'Event',
    name: 'Live',
    description: 'Ask.',
    url,
    startDate: '2030-05-02T16:00:00.000Z',
    endDate: '2030-05-02T17:00:00.000Z',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    isAccessibleForFree: true,
    performer: { '@type': 'Person', name: 'Ada' },
    organizer: STUB,
  });
  expect(onlineEvent({ ...event, host: undefined }, '/', SITE)).not.toHaveProperty('performer');
});
