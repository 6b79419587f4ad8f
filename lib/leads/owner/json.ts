import type { Database } from '../store/database';
import type { Filter } from '../store/queries/owner';
import { isoTime, type Kept, kept } from './records';

function shown({ id, form, state, receivedAt, lead, reason }: Kept): string {
  const { payload, suspicions } = lead ?? {};
  const record = {
    id,
    form,
    state,
    receivedAt: isoTime(receivedAt),
    suspicions,
    payload,
    unreadable: reason,
  };
  return JSON.stringify(record);
}

/** @returns every lead as one JSON array, in pieces */
export async function* exportJson(db: Database, filter: Filter = {}): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const some of kept(db, filter)) {
    yield `${separator}${some.map(shown).join(',\n')}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
