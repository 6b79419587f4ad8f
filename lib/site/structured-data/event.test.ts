import { expect, it } from 'vitest';
import { CONTEXT, SITE, STUB } from './company.fixture';
import { onlineEvent } from './event';

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
