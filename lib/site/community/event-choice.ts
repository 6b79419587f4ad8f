import { content } from '../../content';
import { splitEvents } from './schedule';

/**
 * @param id identifier of a community event, of a form that the schema admits
 * @returns title of an event that visitors can register for: it exists and has not ended; else undefined
 */
export function openEventTitle(id: string, now = new Date()): string | undefined {
  return splitEvents(content().events, now).upcoming.find((event) => event.id === id)?.title;
}
