import { expect, it } from 'vitest';
import { eventEnds, openEventTitle } from './schedule';
import { event, zone } from './schedule.fixture';

it('an event is open until it ends, and an unknown one never', () => {
  const ends = eventEnds({ events: [event('one', '2026-12-03')], zone });
  const titleAt = (instant: string, id = 'one') => openEventTitle(id, new Date(instant), ends);
  expect(titleAt('2026-12-03T15:59:59Z')).toBe('First; second, third');
  expect(titleAt('2026-12-03T16:00:00Z')).toBeUndefined();
  expect(titleAt('1970-01-01', 'no-such-event')).toBeUndefined();
  expect(titleAt('1970-01-01', 'constructor')).toBeUndefined();
});
