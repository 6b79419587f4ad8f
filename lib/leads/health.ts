/** Whether leads can be taken and are delivered, for whoever watches the server. */
import { readSettings } from '../content/settings/read';
import { consoleLog, reasonOf } from './log';
import { sharedDatabase } from './shared';
import type { Database } from './store/database';
import { writeNote } from './store/queries/notes';
import { totals } from './store/queries/owner';

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

const NOTHING = { waiting: 0, failed: 0, oldestWaitingSeconds: 0 };

/** Asks a store, with a write that is taken back by the next: only that tells whether the disk takes one. */
export async function healthOf(db: Database, now: number): Promise<LeadsHealth> {
  let counts = NOTHING;
  try {
    const {
      counts: { waiting, failed },
      oldestWaiting,
    } = await totals(db);
    const oldestWaitingSeconds =
      oldestWaiting === undefined ? 0 : Math.max(0, Math.round((now - oldestWaiting) / 1_000));
    counts = { waiting, failed, oldestWaitingSeconds };
    await writeNote(db, 'health-asked-at', String(now));
    return { writable: true, ...counts };
  } catch (error) {
    return { writable: false, reason: reasonOf(error), ...counts };
  }
}

/** Milliseconds that an answer holds: asking writes to the disk, and anybody can ask. */
const FRESH = 1_000;
let latest: { at: number; health: Promise<LeadsHealth> } | undefined;

/**
 * @returns the state of this server's store within the last second; without one (`LEADS_STORE=webhook`) nothing is
 *   kept, nothing waits, and each form asks its webhook
 */
export function leadsHealth(now = Date.now()): Promise<LeadsHealth> {
  const settings = readSettings();
  if (settings.LEADS_STORE === 'webhook') return Promise.resolve({ writable: true, ...NOTHING });
  const at = performance.now();
  if (!latest || at - latest.at >= FRESH) {
    latest = { at, health: healthOf(sharedDatabase(settings, consoleLog), now) };
  }
  return latest.health;
}
