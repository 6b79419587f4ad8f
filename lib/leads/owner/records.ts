/** Leads as their owner sees them: with their state and the story of their deliveries. Times in milliseconds. */
import type { State } from '../lead';
import { type Database, numberOf, type Row, textOf, type Value } from '../store/database';
import { decodeLead } from '../store/decode';

/** Which leads are meant; everything that is not given matches. */
export interface Filter {
  state?: State | undefined;
  form?: string | undefined;
  /** A text within any field. */
  text?: string | undefined;
}

/** Which part of a list, oldest first or newest first; `story`: whether with what became of the deliveries. */
interface Part {
  limit: number;
  /** The entry that the part begins after. */
  after?: { receivedAt: number; id: string } | undefined;
  newestFirst?: boolean;
  story?: boolean;
}

/** One way that a lead is delivered by. */
export interface Delivery {
  channel: string;
  state: string;
  attempts: number;
  lastError: string;
}

const PAGE = 1_000;
/** What an owner sees of a lead: of a hundred thousand, every column that nobody reads costs time. */
const COLUMNS = 'id, form, payload, suspicions, state, received_at';
/** How often its deliveries were tried, what went wrong last, and when the next is due. */
const STORY = `
  (SELECT SUM(attempts) FROM deliveries WHERE lead_id = leads.id) AS attempts,
  (SELECT MAX(last_error) FROM deliveries WHERE lead_id = leads.id) AS last_error,
  (SELECT MIN(due_at) FROM deliveries WHERE lead_id = leads.id AND state = 'waiting') AS due_at`;

/** Texts lie in JSON, so what is searched for is written the way it lies there. */
function pattern(text: string): string {
  const json = JSON.stringify(text).slice(1, -1);
  return `%${json.replace(/[!%_]/g, '!$&')}%`;
}

/** A lead with the story of its deliveries; `lead` is absent when its record cannot be read as one, `reason` says why. */
export type Entry = ReturnType<typeof entryOf>;

function entryOf(row: Row) {
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
    /** When it is tried again; undefined unless it waits for that. */
    dueAt: numberOf(row, 'due_at') || undefined,
  };
}

/** @returns at most `limit` leads, from the one after `after` */
export async function page(
  db: Database,
  { state, form, text }: Filter,
  { limit, after, newestFirst = false, story = true }: Part,
): Promise<Entry[]> {
  const conditions: [sql: string, ...values: Value[]][] = [];
  if (state) conditions.push(['state = ?', state]);
  if (form) conditions.push(['form = ?', form]);
  if (text) {
    // SQLite lowers only the letters of ASCII: others match as they were typed.
    const sql = `(lower(payload) LIKE ? ESCAPE '!' OR payload LIKE ? ESCAPE '!' OR id = ?)`;
    conditions.push([sql, pattern(text.toLowerCase()), pattern(text), text]);
  }
  const order = newestFirst ? 'DESC' : 'ASC';
  if (after)
    conditions.push([`(received_at, id) ${newestFirst ? '<' : '>'} (?, ?)`, after.receivedAt, after.id]);
  const where = conditions.map(([sql], index) => `${index === 0 ? 'WHERE' : 'AND'} ${sql}`).join(' ');
  const rows = await db.all(
    `SELECT ${story ? `${COLUMNS}, ${STORY}` : COLUMNS} FROM leads ${where}
     ORDER BY received_at ${order}, id ${order} LIMIT ?`,
    ...conditions.flatMap(([, ...values]) => values),
    limit,
  );
  return rows.map(entryOf);
}

/** Reads leads page by page, so that no number of them fills the memory. @returns pages, oldest first */
export async function* entries(db: Database, filter: Filter = {}, story = true): AsyncGenerator<Entry[]> {
  let after: Entry | undefined;
  for (;;) {
    const found = await page(db, filter, { limit: PAGE, after, story });
    if (found.length > 0) yield found;
    if (found.length < PAGE) return;
    after = found.at(-1);
  }
}

/** @returns one lead with its deliveries. @throws Error when there is none with that id */
export async function entry(db: Database, id: string): Promise<Entry & { deliveries: Delivery[] }> {
  const [row] = await db.all(`SELECT ${COLUMNS}, ${STORY} FROM leads WHERE id = ?`, id);
  if (!row) throw new Error(`There is no lead ${id}.`);
  const deliveries = await db.all(
    `SELECT channel, state, attempts, COALESCE(last_error, '') AS "lastError" FROM deliveries
     WHERE lead_id = ? ORDER BY channel`,
    id,
  );
  return { ...entryOf(row), deliveries: deliveries as unknown as Delivery[] };
}

/** @returns a time for people and programs, ISO 8601 in UTC; empty for one that no calendar has */
export function isoTime(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.valueOf()) ? '' : date.toISOString();
}
