import { TICK } from '../limits';
import { reasonOf } from '../log';
import { StoreError } from '../store/database';
import { hasten } from '../store/queries/queue';
import { ClockWatch } from './clock';
import { Deliveries, type DeliveryPorts } from './deliveries';
import { type Alarm, watchOutages } from './outage';
import { Removal, type Retention } from './retention';
import { putRight, type TidyPorts } from './tidy';

const TIDY_EVERY = 60_000;

export interface WorkerPorts extends DeliveryPorts, TidyPorts {
  /** Milliseconds on a clock that nobody sets. */
  passed: () => number;
  retention: Retention;
  alarm?: Alarm | undefined;
}

/** Delivers what waits in the store, beside any other server on it. */
export class Worker {
  readonly #deliveries: Deliveries[];
  readonly #clock = new ClockWatch();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;
  #tidiedAt = Number.NEGATIVE_INFINITY;
  readonly #removal: Removal;
  #complaint = '';

  constructor(readonly ports: WorkerPorts) {
    this.#removal = new Removal(ports.db, ports.retention, ports.log);
    this.#deliveries = ports.destinations.map((destination) => new Deliveries(destination, ports));
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
    for (const one of this.#deliveries) await this.#guard(() => one.start());
  }

  /** Trouble with one part must not stop another; a lasting one is said once, not every second. */
  async #guard(part: () => Promise<void>): Promise<void> {
    try {
      await part();
    } catch (error) {
      const line = `the store cannot be used: ${error instanceof StoreError ? error.message : reasonOf(error)}`;
      if (line !== this.#complaint) this.ports.log(line, 'warning');
      this.#complaint = line;
    }
  }

  async #tidy(): Promise<void> {
    const { now, passed } = this.ports;
    const moved = this.#clock.moved(now(), passed());
    if (moved !== 0) await this.#clockWasSet(moved);
    else if (passed() - this.#tidiedAt < TIDY_EVERY) return;
    await putRight(this.ports, now());
    await this.#removal.run(now(), passed());
    await watchOutages(this.ports, now());
    this.#tidiedAt = passed();
    this.#complaint = '';
  }

  /** What waits was dated by the old clock, so it is tried now. */
  async #clockWasSet(moved: number): Promise<void> {
    const { now, passed, log, db, destinations } = this.ports;
    this.#removal.distrust(passed());
    log(`the clock was set by ${Math.round(moved / 1_000)} s; nothing is removed for a day`, 'warning');
    for (const destination of destinations) await hasten(db, destination, now());
  }
}
