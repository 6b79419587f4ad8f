import type { Spool } from '../spool/spool';
import { allLeads, type Entry } from './all';

function lineOf({ state, id, lead }: Entry): string {
  if (!lead) return `${state.padEnd(9)}  ${id}  unreadable`;
  const notes = [
    `${lead.attempts} attempts`,
    ...(lead.lastError && state !== 'delivered' ? [lead.lastError] : []),
    ...(lead.nextAttemptAt && state === 'new' ? [`next ${lead.nextAttemptAt}`] : []),
    ...(lead.suspicions.length > 0 ? [`suspect: ${lead.suspicions.join(', ')}`] : []),
  ];
  return `${state.padEnd(9)}  ${id}  ${lead.receivedAt}  ${notes.join('; ')}`;
}

/** @returns one line per lead, without what the visitor typed, and a line of totals */
export async function listLeads(spool: Spool): Promise<string> {
  const entries = await allLeads(spool);
  const count = (state: Entry['state']) => entries.filter((entry) => entry.state === state).length;
  const totals = `${count('new')} waiting, ${count('delivered')} delivered, ${count('failed')} failed`;
  return [...entries.map(lineOf), totals].join('\n');
}
