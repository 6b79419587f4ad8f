/** Community events in time: when each begins and ends, and which are still to come. */
import type { EventEntry, EventsFile } from '../../content/schemas/events';

/** @returns the instants at which an event begins and ends whose date and time stand in `zone` */
export function moments(event: Pick<EventEntry, 'date' | 'time' | 'minutes'>, zone: EventsFile['zone']) {
  const starts = new Date(`${event.date}T${event.time}:00${zone.offset}`);
  return { starts, ends: new Date(starts.valueOf() + event.minutes * 60_000) };
}

/**
 * Splits events at an instant: one is past once it has ended.
 * @returns the next ones soonest first, the past ones latest first
 */
export function splitEvents(
  { events, zone }: Pick<EventsFile, 'events' | 'zone'>,
  now: Date,
): { upcoming: EventEntry[]; past: EventEntry[] } {
  const startOf = (event: EventEntry) => moments(event, zone).starts.valueOf();
  const inOrder = [...events].sort((a, b) => startOf(a) - startOf(b));
  return {
    upcoming: inOrder.filter((event) => moments(event, zone).ends > now),
    past: inOrder.filter((event) => moments(event, zone).ends <= now).reverse(),
  };
}
