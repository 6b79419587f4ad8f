import { createEvent } from 'ics';
import type { Content } from '../../content';
import type { EventEntry, EventsFile } from '../../content/schemas/guides';
import { dayToDate } from '../../content/text/dates';
import { moments } from './schedule';

export function calendarPath(id: string): string {
  return `/community/${id}.ics`;
}

/** @returns the events by the addresses of their calendar files */
export function calendars({ events }: Content): ReadonlyMap<string, EventEntry> {
  return new Map(events.events.map((event) => [calendarPath(event.id), event]));
}

/**
 * An event as a calendar file (RFC 5545). Its stamp is the day of the announcement, so that the same content gives
 * the same bytes.
 * @param page absolute address of the page that tells of the event
 * @throws Error when the event cannot be written as a calendar entry
 */
export function calendarFile(
  event: EventEntry,
  zone: EventsFile['zone'],
  page: string,
  organizer: { name: string; email: string },
): string {
  const entry = {
    uid: `${event.id}@${new URL(page).hostname}`,
    productId: `-//${organizer.name}//Community//EN`,
    title: event.title,
    description: event.description,
    url: page,
    location: 'Online',
    organizer,
    start: moments(event, zone).starts.valueOf(),
    startInputType: 'utc' as const,
    startOutputType: 'utc' as const,
    duration: { minutes: event.minutes },
    // Known to the package, missing from its types.
    timestamp: dayToDate(event.announced).valueOf(),
  };
  const { error, value } = createEvent(entry);
  if (error || !value) throw new Error(`content/events.json  ${event.id}  ${error?.message ?? 'is empty'}`);
  return value;
}
