/** Leads as their owner sees them, with the story of their deliveries, and may have them tried again. Times in milliseconds. */
import type { State } from '../lead';
import type { Database, Statement } from '../store/database';
import { type LeadRow, leadOf } from '../store/queue';

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
export type Delivery = { channel: string; state: string; attempts: number; lastError: string };

/** A lead, with the story of its deliveries where that was asked for. */
type EntryRow = LeadRow & {
  state: string;
  attempts?: number | null;
  last_error?: string | null;
  due_at?: number | null;
};

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

/** A lead with the story of its deliveries. */
export type Entry = ReturnType<typeof entryOf>;

const entryOf = (row: EntryRow) => ({
  id: row.id,
  form: row.form,
  state: row.state,
  receivedAt: row.received_at,
  /** Undefined when its record cannot be read. */
  lead: leadOf(row),
  attempts: row.attempts ?? 0,
  lastError: row.last_error ?? '',
  /** When it is tried again; undefined unless it waits for that. */
  dueAt: row.due_at ?? undefined,
});

/** @returns at most `limit` leads, from the one after `after` */
export async function page(
  db: Database,
  { state, form, text }: Filter,
  { limit, after, newestFirst = false, story = true }: Part,
): Promise<Entry[]> {
  const conditions: Statement[] = [];
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
  const rows = await db.all<EntryRow>(
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
  const [row] = await db.all<EntryRow>(`SELECT ${COLUMNS}, ${STORY} FROM leads WHERE id = ?`, id);
  if (!row) throw new Error(`There is no lead ${id}.`);
  const deliveries = await db.all<Delivery>(
    `SELECT channel, state, attempts, COALESCE(last_error, '') AS "lastError" FROM deliveries
     WHERE lead_id = ? ORDER BY channel`,
    id,
  );
  return { ...entryOf(row), deliveries };
}

/**
 * Makes leads that are not delivered due at once, as if they had just come; one that is under way at this moment
 * stays with whoever delivers it. A running server notices within a second.
 * @param which an id, or `all`
 * @returns a line that says how many
 * @throws Error when there is no such lead or it is delivered already
 */
export async function retryLeads(db: Database, which: string): Promise<string> {
  const [, leads = []] = await db.batch([
    [
      `UPDATE deliveries SET state = 'waiting', due_at = ?, waited = 0, attempts = 0, first_attempt_at = NULL,
       claimed_by = NULL WHERE (state = 'failed' OR (state = 'waiting' AND claimed_by IS NULL))
       AND (? = 'all' OR lead_id = ?)`,
      Date.now(),
      which,
      which,
    ],
    [
      `UPDATE leads SET state = 'waiting', settled_at = NULL WHERE state IN ('waiting', 'failed')
       AND (? = 'all' OR id = ?) RETURNING id`,
      which,
      which,
    ],
  ]);
  if (which !== 'all' && leads.length === 0)
    throw new Error(`There is no lead ${which} that is not delivered.`);
  return `${leads.length} ${leads.length === 1 ? 'lead is' : 'leads are'} due now.`;
}

/** @returns a time for people and programs, ISO 8601 in UTC */
export const isoTime = (time: number): string => new Date(time).toISOString();
