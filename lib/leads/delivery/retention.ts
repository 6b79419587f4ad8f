import { STATES, type State } from '../lead';
import type { Log } from '../log';
import type { Database } from '../store/database';
import { readNote, writeNote } from '../store/queries/notes';
import { removeOlder } from '../store/queries/retention';

const DAY = 86_400_000;
const REMOVED_AT = 'removed-at';
/** Time without a removal after which the clock, rather than the calendar, may have moved. */
const SUSPECT_GAP = 2 * DAY;

/** Days that leads are kept in each state. */
export type Retention = Record<State, number>;

/**
 * Removes what has been kept for its days. A clock in the wrong year would empty the store: after a jump, and after a
 * gap that may be one, nothing is removed for a day of running.
 */
export class Removal {
  /** On the clock that nobody sets. */
  #notBefore = Number.NEGATIVE_INFINITY;

  constructor(
    readonly db: Database,
    readonly retention: Retention,
    readonly log: Log,
  ) {}

  /** @param passed milliseconds on a clock that nobody sets */
  distrust(passed: number): void {
    this.#notBefore = passed + DAY;
  }

  async run(now: number, passed: number): Promise<void> {
    if (passed < this.#notBefore) return;
    const last = Number((await readNote(this.db, REMOVED_AT)) ?? now);
    if (this.#notBefore === Number.NEGATIVE_INFINITY && now - last > SUSPECT_GAP) {
      this.log(
        'no lead was removed for days, or the clock is wrong: nothing is removed for a day',
        'warning',
      );
      return this.distrust(passed);
    }
    for (const state of STATES) {
      const removed = await removeOlder(this.db, state, now - this.retention[state] * DAY);
      if (removed.length > 0)
        this.log(`${removed.length} ${state} leads removed after ${this.retention[state]} days`);
    }
    await writeNote(this.db, REMOVED_AT, String(now));
  }
}
