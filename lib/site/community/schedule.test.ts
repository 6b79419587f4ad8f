import { describe, expect, it } from 'vitest';
import { moments, splitEvents } from './schedule';
import { event, zone } from './schedule.fixture';

describe('moments', () => {
  it('reads date and time in the zone of the file', () => {
    const { starts, ends } = moments(event('a', '2026-12-03'), zone);
    expect(starts.toISOString()).toBe('2026-12-03T15:00:00.000Z');
    expect(ends.toISOString()).toBe('2026-12-03T16:00:00.000Z');
  });
});

describe('splitEvents', () => {
  const events = [
    event('later', '2027-01-14'),
    event('sooner', '2026-12-03'),
    event('long-ago', '2026-09-01'),
    event('lately', '2026-11-01'),
  ];
  const ids = (now: string) => {
    const { upcoming, past } = splitEvents({ zone, events }, new Date(now));
    return { upcoming: upcoming.map(({ id }) => id), past: past.map(({ id }) => id) };
  };

  it('puts the next one first and the latest past one first', () => {
    expect(ids('2026-11-20T09:00:00Z')).toEqual({
      upcoming: ['sooner', 'later'],
      past: ['lately', 'long-ago'],
    });
  });

  it('counts an event as past from the minute that it ends', () => {
    expect(ids('2026-12-03T15:59:59Z').upcoming).toContain('sooner');
    expect(ids('2026-12-03T16:00:00Z').past[0]).toBe('sooner');
  });
});
