import type { Context } from '../context';
import type { Destination } from '../lead';
import { CLAIM_LASTS, DELIVERIES_PER_DESTINATION } from '../limits';
import { reasonOf } from '../log';
import { type Claim, claim, due, type Settlement, settle, unclaim } from '../store/queries/queue';
import { describe, settlementOf } from './settlement';

/**
 * The deliveries of one destination: a few at a time, so that a receiver that hangs holds up nobody else's. What
 * became of a delivery is kept in memory until the store takes it, so that a full or read-only disk stops nothing and
 * nothing is sent twice.
 */
export class Deliveries {
  readonly #running = new Map<string, Promise<void>>();
  readonly #unrecorded = new Map<string, Settlement>();
  /** Places that a look at the store is about to fill. */
  #reserved = 0;
  #stopped = false;

  constructor(
    readonly destination: Destination,
    readonly context: Context,
  ) {}

  /** Starts what is due. @throws when the store can be neither written nor read */
  async start(): Promise<void> {
    await this.#recordAgain();
    const free = DELIVERIES_PER_DESTINATION - this.#running.size - this.#reserved;
    if (free <= 0 || this.#stopped) return;
    this.#reserved += free;
    try {
      for (const taken of await this.#take(free)) {
        if (!this.#running.has(taken.id) && this.#mayTry(taken.id)) this.#begin(taken);
      }
    } finally {
      this.#reserved -= free;
    }
  }

  /** Starts nothing more, waits for what is under way, and gives back what was taken. */
  async stop(): Promise<void> {
    this.#stopped = true;
    while (this.#running.size > 0) await Promise.all(this.#running.values());
    await unclaim(this.context.db, this.context.owner, this.context.now());
  }

  #begin(taken: Claim): void {
    const delivery = this.#deliver(taken).finally(() => this.#running.delete(taken.id));
    this.#running.set(taken.id, delivery);
    // The place that has become free takes the next at once; the worker's next look tries again what fails here.
    void delivery.then(() => this.start()).catch(() => undefined);
  }

  async #take(limit: number): Promise<Claim[]> {
    const { db, owner, now } = this.context;
    try {
      return await claim(db, this.destination, { owner, now: now(), until: now() + CLAIM_LASTS, limit });
    } catch (error) {
      // Whoever writes at this moment is done in the next; a store that cannot be written at all may still be read.
      if (reasonOf(error).startsWith('SQLITE_BUSY')) throw error;
      const most = limit + this.#running.size + this.#unrecorded.size;
      const claims = await due(db, this.destination, now(), most);
      if (claims.length > 0) this.context.log(`deliveries cannot be marked: ${reasonOf(error)}`, 'warning');
      return claims.filter(({ id }) => !this.#running.has(id) && this.#mayTry(id)).slice(0, limit);
    }
  }

  #mayTry(id: string): boolean {
    const known = this.#unrecorded.get(id);
    return known === undefined || (known.state === 'waiting' && known.dueAt <= this.context.now());
  }

  async #deliver(taken: Claim): Promise<void> {
    const { now, random, log } = this.context;
    const { record, id } = taken;
    const known = this.#unrecorded.get(id);
    const outcome = record.lead
      ? await this.destination.send(record.lead)
      : ({ kind: 'refused', reason: record.reason } as const);
    const settlement = settlementOf(known ? { ...taken, ...known } : taken, outcome, now(), random());
    log(describe(id, taken.channel, settlement), settlement.state === 'failed' ? 'warning' : 'info');
    this.#unrecorded.set(id, settlement);
    await this.#record(id, settlement);
  }

  async #record(id: string, settlement: Settlement): Promise<void> {
    const { db, now, log } = this.context;
    try {
      await settle(db, { id, channel: this.destination.channel }, settlement, now());
      this.#unrecorded.delete(id);
    } catch (error) {
      log(`${id} ${settlement.state}, not recorded yet: ${reasonOf(error)}`, 'warning');
    }
  }

  async #recordAgain(): Promise<void> {
    for (const [id, settlement] of this.#unrecorded) {
      if (!this.#running.has(id)) await this.#record(id, settlement);
      if (this.#unrecorded.has(id)) return;
    }
  }
}
