import { setTimeout as pause } from 'node:timers/promises';
import type { Context } from '../context';
import type { Destination } from '../lead';
import { CLAIM_LASTS, DELIVERIES_PER_DESTINATION, TICK } from '../limits';
import { reasonOf } from '../log';
import { type Claim, claim, type Settlement, settle } from '../store/queue';
import { describe, settlementOf } from './settlement';

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
      const times = { now, until: now + CLAIM_LASTS };
      for (const taken of await claim(this.context.db, this.destination, { ...times, limit: free })) {
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
    this.context.log(describe(id, channel, settlement), settlement.state === 'failed' ? 'warning' : 'info');
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
