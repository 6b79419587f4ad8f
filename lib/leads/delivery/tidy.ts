/** What the worker does once a minute, besides delivering. */
import { LEAD_KINDS } from '../lead';
import { LONGEST_RETRY_AFTER } from '../limits';
import type { Log } from '../log';
import type { Database } from '../store/database';
import { planWaiting } from '../store/queries/intake';
import { hastenFuture } from '../store/queries/queue';
import { setAsideUnknown } from '../store/queries/retention';
import { type Destination, ownersChannels } from './destination';

/** Longer than any pause: what is due after it was written by a clock that was ahead. */
const BEYOND_ANY_PAUSE = LONGEST_RETRY_AFTER + 3_600_000;

export interface TidyPorts {
  db: Database;
  destinations: readonly Destination[];
  log: Log;
}

/** Plans what came without a destination, and puts right what a clock or another version left behind. */
export async function putRight({ db, destinations, log }: TidyPorts, now: number): Promise<void> {
  for (const form of LEAD_KINDS) {
    const channels = ownersChannels(destinations, form);
    await planWaiting(db, form, channels);
  }
  await hastenFuture(db, now, now + BEYOND_ANY_PAUSE);
  const strange = await setAsideUnknown(db, now);
  for (const id of strange)
    log(`${id} set aside: this version knows neither its form nor its state`, 'warning');
}
