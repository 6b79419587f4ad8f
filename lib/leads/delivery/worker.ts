import type { Context } from '../context';
import { FINISH_EVERY, TICK, TIDY_EVERY } from '../limits';
import { troubleOf } from '../store/database';
import { finishErasing } from '../store/erasing';
import { Deliveries } from './deliveries';
import { tidy } from './tidy';

/** Delivers what waits in the store, beside any other server on it, and looks after it. @returns what ends that */
export function startWorker(context: Context): () => Promise<void> {
  const { db, destinations, log, warn } = context;
  const deliveries = destinations.map((destination) => new Deliveries(destination, context));

  /** Trouble with one part must not stop another. */
  async function guarded(part: () => Promise<void>): Promise<void> {
    try {
      await part();
    } catch (error) {
      warn(troubleOf(error));
    }
  }

  /** Does something now and then at intervals, once at a time. @returns what ends it */
  function every(interval: number, work: () => Promise<void>): () => Promise<void> {
    let running: Promise<void> | undefined;
    const run = () => {
      running ??= guarded(work).finally(() => {
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
    every(TICK, async () => {
      for (const one of deliveries) await guarded(() => one.start());
    }),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
    await Promise.all(deliveries.map((one) => one.stop()));
  };
}
