/** The sessions of the community as the built page tells them: which are over was decided when it was built. */
import type { APIRequestContext } from 'playwright/test';
import { content } from '../content';
import { attribute } from './document';
import { read } from './documents';

const { events, zone } = content().events;
type Session = (typeof events)[number] & { starts: Date; ends: Date };

export type Sessions = { upcoming: Session[]; past: Session[] };

/** @returns the sessions that the page offers and those that it says are over, each in the order of their beginning */
export async function sessionsOf(request: APIRequestContext): Promise<Sessions> {
  const { elements } = await read(request, '/community');
  const shown = elements.filter((element) => attribute(element, 'data-event-ends') !== '');
  const over = new Set(
    shown
      .filter(({ attrs }) => attrs.some(({ name }) => name === 'data-past'))
      .map((element) => attribute(element, 'id')),
  );
  const all = events
    .map((event) => {
      const starts = new Date(`${event.date}T${event.time}:00${zone.offset}`);
      return { ...event, starts, ends: new Date(starts.valueOf() + event.minutes * 60_000) };
    })
    .sort((a, b) => a.starts.valueOf() - b.starts.valueOf());
  const ids = new Set(shown.map((element) => attribute(element, 'id')));
  const missing = all.filter(({ id }) => !ids.has(id));
  if (missing.length > 0) throw new Error(`/community lacks ${missing.map(({ id }) => id).join(', ')}`);
  return {
    upcoming: all.filter(({ id }) => !over.has(id)),
    past: all.filter(({ id }) => over.has(id)),
  };
}
