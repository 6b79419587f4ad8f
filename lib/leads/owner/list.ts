import type { Database } from '../store/database';
import { type Filter, totals } from '../store/queries/owner';
import { type Entry, entries, isoTime } from './records';

function lineOf(one: Entry): string {
  const notes = [
    one.reason
      ? `unreadable: ${one.reason}`
      : `${one.attempts} ${one.attempts === 1 ? 'attempt' : 'attempts'}`,
    ...(one.lastError && one.state !== 'delivered' && !one.reason ? [one.lastError] : []),
    ...(one.dueAt !== undefined && one.attempts > 0 ? [`next ${isoTime(one.dueAt)}`] : []),
    ...(one.lead?.suspicions.length ? [`suspect: ${one.lead.suspicions.join(', ')}`] : []),
  ];
  return `${one.state.padEnd(11)}  ${one.id}  ${isoTime(one.receivedAt)}  ${notes.join('; ')}`;
}

/** @returns lines, many at a time: one per lead, without what the visitor typed, then one of totals of the whole store */
export async function* listLeads(db: Database, filter: Filter = {}): AsyncGenerator<string> {
  for await (const some of entries(db, filter)) yield some.map(lineOf).join('\n');
  const { counts } = await totals(db);
  const rare = (['unconfirmed', 'ended'] as const).filter((state) => counts[state] > 0);
  yield (['waiting', 'delivered', 'failed', ...rare] as const)
    .map((state) => `${counts[state]} ${state}`)
    .join(', ');
}
