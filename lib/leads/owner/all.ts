import type { Lead } from '../lead';
import { BrokenLeadError, type Spool, STATES, type State } from '../spool/spool';

/** A lead and where it lies; `lead` is absent when its file cannot be read as one. */
export interface Entry {
  state: State;
  id: string;
  lead: Lead | undefined;
}

async function readOrNothing(spool: Spool, state: State, id: string): Promise<Lead | undefined> {
  try {
    return await spool.read(state, id);
  } catch (error) {
    if (error instanceof BrokenLeadError) return undefined;
    throw error;
  }
}

/** @returns every lead of the spool, oldest first within each state; unreadable ones first */
export async function allLeads(spool: Spool): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const state of STATES) {
    const found: Entry[] = [];
    for (const id of await spool.list(state)) {
      try {
        found.push({ state, id, lead: await readOrNothing(spool, state, id) });
      } catch (error) {
        // Moved on by the server since it was listed.
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
    }
    found.sort((a, b) => (a.lead?.receivedAt ?? '').localeCompare(b.lead?.receivedAt ?? ''));
    entries.push(...found);
  }
  return entries;
}
