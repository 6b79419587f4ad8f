import { splitEvents } from '../community/schedule';
import { content } from '../content';

/**
 * @param id identifier of a community event, of a form that the schema admits
 * @returns whether visitors can register for it: it exists and has not ended
 */
export function isOpenEvent(id: string, now = new Date()): boolean {
  return splitEvents(content().events, now).upcoming.some((event) => event.id === id);
}
