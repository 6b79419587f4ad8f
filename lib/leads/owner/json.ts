import type { Database } from '../store/database';
import type { Filter } from '../store/queries/owner';
import { entries, isoTime } from './records';

/** @returns every lead as one JSON array, in pieces */
export async function* exportJson(db: Database, filter: Filter = {}): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const { id, form, state, receivedAt, lead, reason } of entries(db, filter)) {
    const { payload, suspicions } = lead ?? {};
    const shown = {
      id,
      form,
      state,
      receivedAt: isoTime(receivedAt),
      suspicions,
      payload,
      unreadable: reason,
    };
    yield `${separator}${JSON.stringify(shown)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
