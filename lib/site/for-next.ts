/** What next.config.ts takes from content/: made by the step before Next starts, which has read all of content/ anyway. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Redirect } from 'next/dist/lib/load-custom-routes';
import type { EventEnds } from './community/event-choice';

/** Relative to the checkout. */
export const FOR_NEXT_FILE = join('app', 'generated', 'for-next.json');

export interface ForNext {
  redirects: Redirect[];
  eventEnds: EventEnds;
  formFillings: Record<string, string>;
}

/** @returns what that step wrote last; nothing before it ever ran, as when Next is only asked for the types of its routes */
export function forNext(): ForNext {
  if (!existsSync(FOR_NEXT_FILE)) return { redirects: [], eventEnds: {}, formFillings: {} };
  return JSON.parse(readFileSync(FOR_NEXT_FILE, 'utf8')) as ForNext;
}
