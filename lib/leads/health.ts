/** Whether leads can be taken and are delivered, for whoever watches the server. */
import { STATES, type State } from './lead';
import { reasonOf } from './log';
import { type Database, writeNote } from './store/database';

export interface LeadsHealth {
  /** Whether a lead that comes now would be kept. */
  writable: boolean;
  /** Why not: the system's code; never a path or an address. */
  reason?: string;
  waiting: number;
  failed: number;
  /** Seconds since the oldest lead that is not delivered came; 0 when none waits. */
  oldestWaitingSeconds: number;
}

export const NOTHING_WAITS = { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };

/** @returns how many leads of the whole store are in each state, and when the oldest that waits came */
export async function totals(db: Database) {
  const rows = await db.all<{ state: State; count: number; oldest: number }>(
    'SELECT state, COUNT(*) AS count, MIN(received_at) AS oldest FROM leads GROUP BY state',
  );
  const of = (state: State) => rows.find((row) => row.state === state);
  const counts = STATES.map((state) => [state, of(state)?.count ?? 0]);
  return {
    counts: Object.fromEntries(counts) as Record<State, number>,
    oldestWaiting: of('waiting')?.oldest,
  };
}

/** @returns the counts as they are read */
export const countsLine = (counts: Record<State, number>): string =>
  STATES.map((state) => `${counts[state]} ${state}`).join(', ');

/** Asks a store, with a write that is taken back by the next: only that tells whether the disk takes one. */
export async function healthOf(db: Database): Promise<LeadsHealth> {
  const now = Date.now();
  let counts = NOTHING_WAITS;
  try {
    const {
      counts: { waiting, failed },
      oldestWaiting = now,
    } = await totals(db);
    const oldestWaitingSeconds = Math.max(0, Math.round((now - oldestWaiting) / 1_000));
    counts = { waiting, failed, oldestWaitingSeconds };
    await writeNote(db, 'health-asked-at', String(now));
    await db.expectRoom();
    return { writable: true, ...counts };
  } catch (error) {
    return { writable: false, reason: reasonOf(error), ...counts };
  }
}

/** Milliseconds that an answer holds: asking writes to the disk, and anybody can ask. */
const FRESH = 1_000;

/** @returns what tells the state of a store within the last second */
export function healthWatch(db: Database): () => Promise<LeadsHealth> {
  let latest: { at: number; health: Promise<LeadsHealth> } | undefined;
  return () => {
    const at = performance.now();
    if (!latest || at - latest.at >= FRESH) latest = { at, health: healthOf(db) };
    return latest.health;
  };
}
