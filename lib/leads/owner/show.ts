import type { Database } from '../store/database';
import { entry, isoTime } from './records';

/** @returns one lead in full, as JSON for people. @throws Error when there is none */
export async function showLead(db: Database, id: string): Promise<string> {
  const { lead, receivedAt, dueAt, deliveries, form, state, reason } = await entry(db, id);
  const shown = {
    id,
    form,
    state,
    receivedAt: isoTime(receivedAt),
    ...(dueAt !== undefined && { nextAttemptAt: isoTime(dueAt) }),
    ...(lead ? { suspicions: lead.suspicions, payload: lead.payload } : { unreadable: reason }),
    deliveries,
  };
  return JSON.stringify(shown, null, 2);
}
