/** Leads as their owner sees them: with their state and the story of their deliveries. Times in milliseconds. */
import type { Lead } from '../lead';
import { type Database, numberOf, type Row, textOf } from '../store/database';
import { decodeLead } from '../store/decode';
import { deliveriesOf, type Filter, find, page } from '../store/queries/owner';

/** `lead` is absent when its record cannot be read as one; `reason` says why. */
export interface Entry {
  id: string;
  form: string;
  state: string;
  receivedAt: number;
  attempts: number;
  lastError: string;
  /** When it is tried again; undefined unless it waits for that. */
  dueAt: number | undefined;
  lead: Lead | undefined;
  reason?: string;
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
  const decoded = decodeLead(row);
  return {
    id: decoded.id,
    form: textOf(row, 'form'),
    state: textOf(row, 'state'),
    receivedAt: numberOf(row, 'received_at') || 0,
    attempts: numberOf(row, 'attempts'),
    lastError: textOf(row, 'last_error'),
    dueAt: row.due_at === null ? undefined : numberOf(row, 'due_at'),
    lead: decoded.lead,
    ...(decoded.lead ? {} : { reason: decoded.reason }),
  };
}

/** Reads leads page by page, so that no number of them fills the memory. @returns oldest first */
export async function* entries(db: Database, filter: Filter = {}): AsyncGenerator<Entry> {
  for (let rows = await page(db, filter, { limit: PAGE }); rows.length > 0; ) {
    const found = rows.map(entryOf);
    yield* found;
    const last = found.at(-1);
    rows = last ? await page(db, filter, { limit: PAGE, after: last }) : [];
  }
}

/** @returns the newest leads, at most `limit`, from the one before `after` */
export async function newest(
  db: Database,
  filter: Filter,
  limit: number,
  after?: { receivedAt: number; id: string },
): Promise<Entry[]> {
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
