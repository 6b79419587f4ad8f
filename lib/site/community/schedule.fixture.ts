import type { EventEntry } from '../../content/schemas/guides';

export const zone = { name: 'Africa/Nairobi', label: 'EAT', offset: '+03:00' };

/** @returns an event of an hour, by default in the evening */
export function event(id: string, date: string, time = '18:00'): EventEntry {
  return {
    id,
    title: 'First; second, third',
    type: 'Webinar',
    audience: 'earner',
    date,
    time,
    minutes: 60,
    host: 'somebody',
    description:
      'What to post when, and how long a first payout takes; bring your own numbers to compare them.',
    announced: '2026-11-16',
    sample: true,
  };
}
