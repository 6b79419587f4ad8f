/** Leads as their owner sees them: with their state and the story of their deliveries. Times in milliseconds. */
import type { Lead } from '../lead';
import { type Database, numberOf, type Row, textOf } from '../store/database';
import { decodeLead } from '../store/decode';
import { type After, deliveriesOf, type Filter, find, page, stories } from '../store/queries/owner';

/** `lead` is absent when its record cannot be read as one; `reason` says why. */
export interface Kept {
  id: string;
  form: string;
  state: string;
  receivedAt: number;
  lead: Lead | undefined;
  reason: string | undefined;
}

/** A lead with the story of its deliveries. */
export interface Entry extends Kept {
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

function keptOf(row: Row): Kept {
  const decoded = decodeLead(row);
  return {
    id: decoded.id,
    form: textOf(row, 'form'),
    state: textOf(row, 'state'),
    receivedAt: numberOf(row, 'received_at') || 0,
    lead: decoded.lead,
    reason: decoded.lead ? undefined : decoded.reason,
  };
}

async function withStories(db: Database, leads: readonly Kept[]): Promise<Entry[]> {
  const found = await stories(
    db,
    leads.map(({ id }) => id),
  );
  return leads.map((lead) => {
    const story = found.get(lead.id);
    return {
      ...lead,
      attempts: numberOf(story, 'attempts'),
      lastError: textOf(story, 'last_error'),
      dueAt: numberOf(story, 'due_at') || undefined,
    };
  });
}

/**
 * Reads leads page by page, so that no number of them fills the memory.
 * @returns oldest first, in pages, without the story of their deliveries
 */
export async function* kept(db: Database, filter: Filter = {}): AsyncGenerator<Kept[]> {
  let after: After | undefined;
  for (;;) {
    const leads = (await page(db, filter, { limit: PAGE, after })).map(keptOf);
    if (leads.length > 0) yield leads;
    if (leads.length < PAGE) return;
    after = leads.at(-1);
  }
}

/** @returns the same with the story of their deliveries */
export async function* entries(db: Database, filter: Filter = {}): AsyncGenerator<Entry[]> {
  for await (const leads of kept(db, filter)) yield await withStories(db, leads);
}

/** @returns the newest leads, at most `limit`, from the one before `after` */
export async function newest(db: Database, filter: Filter, limit: number, after?: After): Promise<Entry[]> {
  const rows = await page(db, filter, { limit, after, newestFirst: true });
  return withStories(db, rows.map(keptOf));
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
  const [told] = await withStories(db, [keptOf(row)]);
  return { ...(told as Entry), deliveries };
}

/** @returns a time for people and programs, ISO 8601 in UTC; empty for one that no calendar has */
export function isoTime(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString();
}
