import { expect, it } from 'vitest';
import { content } from '../../content';
import { openEventTitle } from './event-choice';
import { moments } from './schedule';

it('an event is open until it ends, and an unknown one never', () => {
  const { events, zone } = content().events;
  const [event] = events;
  if (!event) throw new Error('content/events.json has no event to try');
  const { ends } = moments(event, zone);
  expect(openEventTitle(event.id, new Date(ends.valueOf() - 1))).toBe(event.title);
  expect(openEventTitle(event.id, ends)).toBeUndefined();
  expect(openEventTitle('no-such-event', new Date(0))).toBeUndefined();
});
