/** Leads as their owner sees them: with their state and the story of their deliveries. Times in milliseconds. */
import type { Lead } from '../lead';
import { type Database, numberOf, type Row, textOf } from '../store/database';
import { decodeLead } from '../store/decode';
import { type After, deliveriesOf, type Filter, find, page } from '../store/queries/owner';

/** A lead with the story of its deliveries; `lead` is absent when its record cannot be read as one, `reason` says why. */
export interface Entry {
  id: string;
  form: string;
  state: string;
  receivedAt: number;
  lead: Lead | undefined;
  reason: string | undefined;
  attempts: number;
  lastError: string;
  /** When it is tried again; undefined unless it waits for that. */
  dueAt: number | undefined;
}

/** One way that a lead is delivered by. */
export interface Delivery {
  channel: string;
  state: string;
  attempts: number;
  lastError: string;
}

const PAGE = 1_000;

function entryOf(row: Row): Entry {
  // Named one by one: spreading takes four times as long.
  const { lead, reason } = decodeLead(row);
  return {
    id: textOf(row, 'id'),
    form: textOf(row, 'form'),
    state: textOf(row, 'state'),
    receivedAt: numberOf(row, 'received_at') || 0,
    lead,
    reason,
    attempts: numberOf(row, 'attempts'),
    lastError: textOf(row, 'last_error'),
    dueAt: numberOf(row, 'due_at') || undefined,
  };
}

/** Reads leads page by page, so that no number of them fills the memory. @returns pages, oldest first */
export async function* entries(db: Database, filter: Filter = {}, story = true): AsyncGenerator<Entry[]> {
  let after: After | undefined;
  for (;;) {
    const found = (await page(db, filter, { limit: PAGE, after, story })).map(entryOf);
    if (found.length > 0) yield found;
    if (found.length < PAGE) return;
    after = found.at(-1);
  }
}

/** @returns the newest leads, at most `limit`, from the one before `after` */
export async function newest(db: Database, filter: Filter, limit: number, after?: After): Promise<Entry[]> {
  return (await page(db, filter, { limit, after, newestFirst: true })).map(entryOf);
}

/** @returns one lead with its deliveries. @throws Error when there is none with that id */
export async function entry(db: Database, id: string): Promise<Entry & { deliveries: Delivery[] }> {
  const row = await find(db, id);
  if (!row) throw new Error(`There is no lead ${id}.`);
  const deliveries = (await deliveriesOf(db, id)).map((delivery) => ({
    channel: textOf(delivery, 'channel'),
    state: textOf(delivery, 'state'),
    attempts: numberOf(delivery, 'attempts'),
    lastError: textOf(delivery, 'last_error'),
  }));
  return { ...entryOf(row), deliveries };
}

/** @returns a time for people and programs, ISO 8601 in UTC; empty for one that no calendar has */
export function isoTime(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString();
}
