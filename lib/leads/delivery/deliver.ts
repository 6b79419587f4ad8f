/** Brings what waits in the store to where it goes, beside any other server on it; what fails is tried again for 72 hours. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context';
import type { Destination, Outcome } from '../lead';
import { reasonOf } from '../log';
import { troubleOf } from '../store/database';
import { finishErasing } from '../store/erasing';
import { type Claim, claim, type Settlement, settle } from '../store/queue';
import { tidy } from './tidy';

/** How often the worker looks for what is due, looks after the store, and goes on with an erasure. Times in milliseconds. */
export const TICK = 1_000;
const TIDY_EVERY = 60_000;
const FINISH_EVERY = 5_000;
/** Deliveries under way at a time for one destination. */
export const DELIVERIES_PER_DESTINATION = 4;
/** How long a lead belongs to the process that has taken it; longer than any attempt. */
export const CLAIM_LASTS = 30_000;
/** Pause after the first failed attempt; it doubles from there up to the longest. */
export const FIRST_PAUSE = 2_000;
export const LONGEST_PAUSE = 3_600_000;
/** A lead is given up once its pauses come to this. */
export const RETRY_WINDOW = 72 * 3_600_000;

/** Delivers what waits in the store, beside any other server on it, and looks after it. @returns what ends that */
export function startWorker(context: Context): () => Promise<void> {
  const { db, destinations, log, warn } = context;
  const deliveries = destinations.map((destination) => new Deliveries(destination, context));

  /** Trouble with one part must not stop another. */
  const report = (error: unknown) => warn(troubleOf(error));

  /** Does something now and at intervals, once at a time. @returns what ends it */
  function every(interval: number, work: () => Promise<void>): () => Promise<void> {
    let running: Promise<void> | undefined;
    const run = () => {
      running ??= work()
        .catch(report)
        .finally(() => {
          running = undefined;
        });
    };
    const timer = setInterval(run, interval).unref();
    run();
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  const ends = [
    every(TIDY_EVERY, () => tidy(context)),
    every(FINISH_EVERY, async () => {
      if ((await finishErasing(db)) === 'finished') log('what was erased is overwritten now');
    }),
    // One after the other: visitors need the store's connections.
    every(TICK, async () => {
      for (const one of deliveries) await one.start().catch(report);
    }),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
    await Promise.all(deliveries.map((one) => one.stop()));
  };
}

/** The deliveries of one destination: a few at a time, so that a receiver that hangs holds up nobody else's. */
export class Deliveries {
  readonly #running = new Map<string, Promise<void>>();
  /** Places that a look at the store is about to fill. */
  #reserved = 0;
  #stopped = false;

  constructor(
    readonly destination: Destination,
    readonly context: Context,
  ) {}

  /** Starts what is due. @throws when the store cannot be written */
  async start(): Promise<void> {
    const free = DELIVERIES_PER_DESTINATION - this.#running.size - this.#reserved;
    if (free <= 0 || this.#stopped) return;
    this.#reserved += free;
    try {
      const now = Date.now();
      const part = { now, until: now + CLAIM_LASTS, limit: free };
      for (const taken of await claim(this.context.db, this.destination, part)) {
        if (!this.#running.has(taken.id) && !this.#stopped) this.#begin(taken);
      }
    } finally {
      this.#reserved -= free;
    }
  }

  /** Starts nothing more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#running.values());
  }

  #begin(taken: Claim): void {
    const delivery = this.#deliver(taken).finally(() => this.#running.delete(taken.id));
    this.#running.set(taken.id, delivery);
    // The place that has become free takes the next at once; the worker's next look tries again what fails here.
    void delivery.then(() => this.start()).catch(() => undefined);
  }

  async #deliver(taken: Claim): Promise<void> {
    const { id, channel, lead } = taken;
    const outcome = lead
      ? await this.destination.send(lead)
      : ({ kind: 'refused', reason: 'its record cannot be read' } as const);
    const settlement = settlementOf(taken, outcome, Date.now());
    this.context.log(lineOf(id, channel, settlement), settlement.state === 'failed' ? 'warning' : 'info');
    await this.#record(taken, settlement);
  }

  /**
   * Tries until the store takes it: until then nothing here sends the lead again. A server that stops leaves it to the next
   * one, which sends it under the same key.
   */
  async #record(taken: Claim, settlement: Settlement): Promise<void> {
    const { db, warn } = this.context;
    for (;;) {
      try {
        return await settle(db, taken, settlement, Date.now());
      } catch (error) {
        warn(`what became of a delivery cannot be recorded yet: ${reasonOf(error)}`);
      }
      if (this.#stopped) return;
      await pause(TICK);
    }
  }
}

/**
 * @param now milliseconds since the epoch
 * @returns what an attempt's outcome makes of the delivery: over, or due again
 */
export function settlementOf(claim: Claim, outcome: Outcome, now: number): Settlement {
  const attempts = claim.attempts + 1;
  if (outcome.kind === 'delivered') return { attempts, state: 'delivered' };
  const { reason } = outcome;
  // Neither a clock that jumps nor time without a server adds to the pauses.
  if (outcome.kind === 'refused' || claim.waited >= RETRY_WINDOW)
    return { attempts, state: 'failed', reason };
  const pause = Math.max(outcome.pause, pauseAfter(attempts));
  return { attempts, state: 'waiting', reason, dueAt: now + pause, waited: claim.waited + pause };
}

/** @returns a line for the log */
export function lineOf(id: string, channel: string, settlement: Settlement): string {
  const attempt = `by ${channel}, attempt ${settlement.attempts}`;
  if (settlement.state === 'delivered') return `${id} delivered ${attempt}`;
  const word = settlement.state === 'failed' ? 'failed' : 'waits';
  return `${id} ${word} ${attempt}: ${settlement.reason}`;
}

/**
 * @param attempts failed attempts so far, at least 1
 * @param random 0 to 1; spreads the leads of one outage over half of the pause, so that they do not return together
 * @returns pause in milliseconds: doubling, bounded
 */
export function pauseAfter(attempts: number, random = Math.random()): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(attempts - 1, 30));
  return Math.round(pause * (0.5 + random / 2));
}
