/** What the owner asks of the store. */
import { STATES, type State } from '../../lead';
import { type Database, numberOf, type Row, type Statement, type Value } from '../database';

/** Which leads are meant; everything that is not given matches. */
export interface Filter {
  state?: State | undefined;
  form?: string | undefined;
  /** A text within any field. */
  text?: string | undefined;
}

/** Position after which the next page of a list begins. */
export interface After {
  receivedAt: number;
  id: string;
}

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

function conditions({ state, form, text }: Filter): { sql: string[]; values: Value[] } {
  const sql: string[] = [];
  const values: Value[] = [];
  const add = (condition: string, ...given: Value[]) => {
    sql.push(condition);
    values.push(...given);
  };
  if (state) add('state = ?', state);
  if (form) add('form = ?', form);
  // SQLite lowers only the letters of ASCII: others match as they were typed.
  if (text) {
    const [lower, exact] = [pattern(text.toLowerCase()), pattern(text)];
    add(`(lower(payload) LIKE ? ESCAPE '!' OR payload LIKE ? ESCAPE '!' OR id = ?)`, lower, exact, text);
  }
  return { sql, values };
}

const where = (sql: readonly string[]) => (sql.length > 0 ? ` WHERE ${sql.join(' AND ')}` : '');

/** Which part of a list, oldest first or newest first; `story`: whether with what became of the deliveries. */
export interface Part {
  limit: number;
  after?: After | undefined;
  newestFirst?: boolean;
  story?: boolean;
}

/** @returns at most `limit` rows, from the one after `after` */
export function page(
  db: Database,
  filter: Filter,
  { limit, after, newestFirst = false, story = true }: Part,
): Promise<Row[]> {
  const { sql, values } = conditions(filter);
  const order = newestFirst ? 'DESC' : 'ASC';
  if (after) {
    sql.push(`(received_at, id) ${newestFirst ? '<' : '>'} (?, ?)`);
    values.push(after.receivedAt, after.id);
  }
  const columns = story ? `${COLUMNS}, ${STORY}` : COLUMNS;
  const leads = `SELECT ${columns} FROM leads${where(sql)} ORDER BY received_at ${order}, id ${order} LIMIT ?`;
  return db.all(leads, ...values, limit);
}

/** @returns the row of one lead, undefined when there is none */
export async function find(db: Database, id: string): Promise<Row | undefined> {
  return (await db.all(`SELECT ${COLUMNS}, ${STORY} FROM leads WHERE id = ?`, id))[0];
}

/** @returns the deliveries of one lead */
export function deliveriesOf(db: Database, id: string): Promise<Row[]> {
  return db.all(
    `SELECT channel, state, attempts, first_attempt_at, due_at, last_error FROM deliveries WHERE lead_id = ?
     ORDER BY channel`,
    id,
  );
}

/** How many leads are in each state, and when the oldest that waits came. */
export interface Totals {
  counts: Record<State, number>;
  oldestWaiting: number | undefined;
}

/** @returns the totals of the whole store */
export async function totals(db: Database): Promise<Totals> {
  const rows = await db.all(
    'SELECT state, COUNT(*) AS count, MIN(received_at) AS oldest FROM leads GROUP BY state',
  );
  const of = (state: State) => rows.find((row) => row.state === state);
  const waiting = of('waiting');
  return {
    counts: Object.fromEntries(STATES.map((state) => [state, numberOf(of(state), 'count')])) as Record<
      State,
      number
    >,
    oldestWaiting: waiting && numberOf(waiting, 'oldest'),
  };
}

/**
 * Makes leads that are not delivered due at once, as if they had just come; one that is under way at this moment
 * stays with whoever delivers it.
 * @param id one lead, or all when undefined
 * @returns how many leads there were to do something for
 */
export async function retry(db: Database, id: string | undefined, now: number): Promise<number> {
  const [deliveries, leads] = id ? ([' AND lead_id = ?', ' AND id = ?'] as const) : (['', ''] as const);
  const given = id ? [id] : [];
  const statements: Statement[] = [
    [
      `UPDATE deliveries SET state = 'waiting', due_at = ?, waited = 0, attempts = 0, first_attempt_at = NULL,
       claimed_by = NULL WHERE (state = 'failed' OR (state = 'waiting' AND claimed_by IS NULL))${deliveries}`,
      now,
      ...given,
    ],
    [
      `UPDATE leads SET state = 'waiting', settled_at = NULL WHERE state IN ('waiting', 'failed')${leads} RETURNING id`,
      ...given,
    ],
  ];
  return (await db.batch(statements))[1]?.length ?? 0;
}
