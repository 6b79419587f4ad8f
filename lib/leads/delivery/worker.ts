import { FORM_NAMES, type FormName } from '../forms';
import { ABANDONED_AFTER, DELIVERIES_PER_FORM, DELIVERY_TIMEOUT, TICK } from '../limits';
import { reasonOf } from '../log';
import type { Lease } from '../spool/lease';
import { BrokenLeadError } from '../spool/spool';
import { type DeliveryPorts, deliver } from './deliver';
import { Schedule } from './schedule';

const SWEEP_EVERY = 60_000;
/** Bounds the time between two renewals of the lease when many leads wait. */
const READ_PER_LOOK = 1_000;
const DAY = 86_400_000;

export interface WorkerOptions extends DeliveryPorts {
  lease: Lease;
  /** Webhook by form; the leads of a form without one wait. */
  webhooks: Partial<Record<FormName, string>>;
  /** Days that a delivered lead is kept. */
  keepDays: number;
}

/** Delivers what waits in the spool: one attempt at a time per lead, a few at a time per form. */
export class Worker {
  readonly #schedule = new Schedule();
  readonly #running = new Set<Promise<void>>();
  readonly #options: WorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  /** Last renewal of the lease; undefined when another process has it. */
  #heldAt: number | undefined;
  #sweptAt = 0;
  #complaint = '';

  constructor(options: WorkerOptions) {
    this.#options = options;
  }

  /** Looks at the spool now and then every `TICK`. */
  start(): void {
    this.#timer = setInterval(() => this.look(), TICK);
    this.#timer.unref();
    void this.look();
  }

  /** Starts nothing more, waits for what is under way and gives the lease back. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    this.#heldAt = undefined;
    await Promise.all(this.#running);
    await this.#options.lease.release();
  }

  /** One look at the spool; never throws. A look that is still under way is the same look. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { spool, lease, log, now } = this.#options;
    try {
      await spool.prepare();
      const before = this.#heldAt;
      const asked = now();
      this.#heldAt = (await lease.hold(asked)) ? asked : undefined;
      if (this.#heldAt === undefined) return;
      if (before === undefined) log('this process delivers');
      await this.#readNew();
      this.#startDue();
      await this.#tidy();
      this.#complaint = '';
    } catch (error) {
      this.#heldAt = undefined;
      this.#complain(`the spool cannot be used: ${reasonOf(error)}`);
    }
  }

  async #readNew(): Promise<void> {
    const { spool, now, log } = this.#options;
    const waiting = await spool.list('new');
    const unknown = this.#schedule.reconcile(waiting);
    for (const id of unknown.slice(0, READ_PER_LOOK)) {
      try {
        this.#schedule.add(await spool.read('new', id));
      } catch (error) {
        if (error instanceof BrokenLeadError) {
          // Set aside as it is: an owner can still read it, and it must not be looked at every second.
          await spool.move(id, 'new', 'failed', now());
          log(`${id} set aside: ${error.message}`);
        } else if ((error as NodeJS.ErrnoException).code !== 'ENOENT') {
          throw error;
        }
      }
    }
    for (const id of await spool.asked()) {
      if (this.#schedule.hasten(id) || !waiting.includes(id)) await spool.answered(id);
    }
  }

  #startDue(): void {
    if (!this.#mayStart()) return;
    for (const form of FORM_NAMES) {
      const url = this.#options.webhooks[form];
      if (!url) continue;
      for (const id of this.#schedule.start(form, this.#options.now(), DELIVERIES_PER_FORM)) {
        const delivery = this.#deliver(id, url).finally(() => this.#running.delete(delivery));
        this.#running.add(delivery);
      }
    }
  }

  /** A delivery must end before another process could take the lease for abandoned. */
  #mayStart(): boolean {
    if (this.#heldAt === undefined) return false;
    return this.#options.now() - this.#heldAt < ABANDONED_AFTER - DELIVERY_TIMEOUT;
  }

  async #deliver(id: string, url: string): Promise<void> {
    try {
      const result = await deliver(id, url, this.#options);
      if (result.again) this.#schedule.postpone(id, result.due);
      else this.#schedule.finish(id);
    } catch (error) {
      this.#schedule.postpone(id, this.#options.now() + SWEEP_EVERY);
      this.#options.log(`${id} not moved: ${reasonOf(error)}`);
    }
    this.#startDue();
  }

  async #tidy(): Promise<void> {
    const { spool, now, keepDays, log } = this.#options;
    if (now() - this.#sweptAt < SWEEP_EVERY) return;
    this.#sweptAt = now();
    await spool.sweep(now());
    const purged = await spool.purgeDelivered(now() - keepDays * DAY);
    if (purged.length > 0) log(`${purged.length} delivered leads removed after ${keepDays} days`);
  }

  /** Says a lasting trouble once, not every second. */
  #complain(line: string): void {
    if (line !== this.#complaint) this.#options.log(line);
    this.#complaint = line;
  }
}
