import type { Database } from '../store/database';
import type { Filter } from '../store/queries/owner';
import { type Entry, entries, entry, isoTime } from './records';

const shown = ({ id, form, state, receivedAt, lead, reason }: Entry) => ({
  id,
  form,
  state,
  receivedAt: isoTime(receivedAt),
  suspicions: lead?.suspicions,
  payload: lead?.payload,
  unreadable: reason,
});

/** @returns every lead as one JSON array, in pieces */
export async function* exportJson(db: Database, filter: Filter = {}): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const some of entries(db, filter, false)) {
    yield `${separator}${some.map((one) => JSON.stringify(shown(one))).join(',\n')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** @returns one lead in full, as JSON for people. @throws Error when there is none */
export async function showLead(db: Database, id: string): Promise<string> {
  const one = await entry(db, id);
  const nextAttemptAt = one.dueAt && isoTime(one.dueAt);
  return JSON.stringify({ ...shown(one), nextAttemptAt, deliveries: one.deliveries }, null, 2);
}
