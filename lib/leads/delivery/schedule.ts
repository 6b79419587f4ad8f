import type { FormName } from '../forms';
import type { Lead } from '../lead';

interface Entry {
  id: string;
  form: FormName;
  /** Milliseconds since the epoch. */
  due: number;
  busy: boolean;
}

/** When each waiting lead is due, kept in memory so that a look at the spool reads only what is new. */
export class Schedule {
  readonly #entries = new Map<string, Entry>();

  /** @returns those of `ids` that the schedule does not know; forgets the leads that are no longer waiting */
  reconcile(ids: string[]): string[] {
    const waiting = new Set(ids);
    for (const [id, entry] of this.#entries) if (!waiting.has(id) && !entry.busy) this.#entries.delete(id);
    return ids.filter((id) => !this.#entries.has(id));
  }

  add(lead: Lead): void {
    const due = lead.nextAttemptAt ? Date.parse(lead.nextAttemptAt) : 0;
    this.#entries.set(lead.id, { id: lead.id, form: lead.form, due, busy: false });
  }

  /** Makes a lead due at once. @returns false when the schedule does not know it */
  hasten(id: string): boolean {
    const entry = this.#entries.get(id);
    if (entry) entry.due = 0;
    return entry !== undefined;
  }

  /** Marks the leads of a form that may start now as busy, longest due first. @returns their ids */
  start(form: FormName, now: number, limit: number): string[] {
    const entries = [...this.#entries.values()].filter((entry) => entry.form === form);
    const free = limit - entries.filter((entry) => entry.busy).length;
    const due = entries.filter((entry) => !entry.busy && entry.due <= now).sort((a, b) => a.due - b.due);
    const started = due.slice(0, Math.max(0, free));
    for (const entry of started) entry.busy = true;
    return started.map((entry) => entry.id);
  }

  /** Ends a delivery that is to be tried again at `due`. */
  postpone(id: string, due: number): void {
    const entry = this.#entries.get(id);
    if (entry) Object.assign(entry, { due, busy: false });
  }

  /** Ends a delivery for good. */
  finish(id: string): void {
    this.#entries.delete(id);
  }
}
