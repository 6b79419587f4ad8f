import type { Context } from '../context';
import { TICK } from '../limits';
import { reasonOf } from '../log';
import { StoreError } from '../store/database';
import { finishErasing } from '../store/erasing';
import { readNote, writeNote } from '../store/queries/notes';
import { hasten } from '../store/queries/queue';
import { Deliveries } from './deliveries';
import { putRight, removeOld, watchOutages } from './tidy';

const TIDY_EVERY = 60_000;
const FINISH_EVERY = 5_000;
/** When the store was last looked after, by the clock: in an earlier life it may have been ahead. */
const TIDIED_AT = 'tidied-at';

/** Milliseconds that the clock may wander from the time that has passed: corrections by the network are smaller. */
const TOLERANCE = 60_000;

/** Notices when the clock was set, by comparing it with the time that has really passed. */
export class ClockWatch {
  #last: { wall: number; passed: number } | undefined;

  /**
   * @param wall milliseconds since the epoch
   * @param passed milliseconds on a clock that nobody sets
   * @returns milliseconds that the clock was moved since the last call, forth or back; 0 for none
   */
  moved(wall: number, passed: number): number {
    const last = this.#last;
    this.#last = { wall, passed };
    if (!last) return 0;
    const moved = wall - last.wall - (passed - last.passed);
    return Math.abs(moved) > TOLERANCE ? moved : 0;
  }
}

/** Delivers what waits in the store, beside any other server on it. */
export class Worker {
  readonly #deliveries: Deliveries[];
  readonly #clock = new ClockWatch();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #tidiedAt = Number.NEGATIVE_INFINITY;
  #finishedAt = Number.NEGATIVE_INFINITY;
  #complaint = '';

  constructor(readonly context: Context) {
    this.#deliveries = context.destinations.map((destination) => new Deliveries(destination, context));
  }

  /** Looks at the store now and then every `TICK`. */
  start(): void {
    this.#timer = setInterval(() => this.look(), TICK);
    this.#timer.unref();
    void this.look();
  }

  /** Starts nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all(this.#deliveries.map((one) => one.stop()));
  }

  /** One look at the store; never throws. A look that is still under way is the same look. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    await this.#guard(() => this.#tidy());
    await this.#guard(() => this.#finishErasing());
    for (const one of this.#deliveries) await this.#guard(() => one.start());
  }

  /** Trouble with one part must not stop another; a lasting one is said once, not every second. */
  async #guard(part: () => Promise<void>): Promise<void> {
    try {
      await part();
    } catch (error) {
      const line = `the store cannot be used: ${error instanceof StoreError ? error.message : reasonOf(error)}`;
      if (line !== this.#complaint) this.context.log(line, 'warning');
      this.#complaint = line;
    }
  }

  async #tidy(): Promise<void> {
    const { now, passed, db, log } = this.context;
    const moved = this.#clock.moved(now(), passed());
    if (moved === 0 && passed() - this.#tidiedAt < TIDY_EVERY) return;
    const gap = now() - Number((await readNote(db, TIDIED_AT)) ?? now());
    const isFirst = this.#tidiedAt === Number.NEGATIVE_INFINITY;
    const clockWasSet = moved !== 0 || (isFirst && gap < -TIDY_EVERY);
    if (clockWasSet) {
      log(`the clock was set by ${Math.round((moved || gap) / 1_000)} s: what waits is tried now`, 'warning');
      await hasten(db, now());
    }
    await putRight(this.context, now());
    await removeOld(this.context, now(), { gap, clockWasSet });
    await watchOutages(this.context, now());
    await writeNote(db, TIDIED_AT, String(now()));
    this.#tidiedAt = passed();
    this.#complaint = '';
  }

  async #finishErasing(): Promise<void> {
    if (this.context.passed() - this.#finishedAt < FINISH_EVERY) return;
    this.#finishedAt = this.context.passed();
    if ((await finishErasing(this.context.db)) === 'finished')
      this.context.log('what was erased is overwritten now');
  }
}
