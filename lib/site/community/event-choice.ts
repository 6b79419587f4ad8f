import type { Content } from '../../content';
import { moments } from './schedule';

/** Titles of the events by their identifiers, and when each is over (ISO 8601). */
export type EventEnds = Readonly<Record<string, { title: string; ends: string }>>;

/** @returns what a server has to know of the events to take registrations */
export function eventEnds({ events, zone }: Pick<Content['events'], 'events' | 'zone'>): EventEnds {
  return Object.fromEntries(
    events.map((event) => [event.id, { title: event.title, ends: moments(event, zone).ends.toISOString() }]),
  );
}

/** Written in the place of the variable when a release is built: what an editor changes after that is of the next. */
const ENDS = JSON.parse(process.env.EVENT_ENDS || '{}') as EventEnds;

/**
 * @param id identifier of a community event, of a form that the schema admits
 * @returns title of an event that visitors can register for: it exists and has not ended; else undefined
 */
export function openEventTitle(id: string, now = new Date(), events = ENDS): string | undefined {
  const event = Object.hasOwn(events, id) ? events[id] : undefined;
  return event && new Date(event.ends) > now ? event.title : undefined;
}
