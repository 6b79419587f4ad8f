import type { Lead } from '../lead';
import type { Log } from '../log';
import { reasonOf } from '../log';
import type { Spool } from '../spool/spool';
import type { Outcome } from './post';
import { isExhausted, pauseAfter } from './retry';

/** What the delivery of one lead needs of the outside; tests give it another clock, receiver and chance. */
export interface DeliveryPorts {
  spool: Spool;
  post: (lead: Lead, url: string) => Promise<Outcome>;
  now: () => number;
  random: () => number;
  log: Log;
  /** Leads that were delivered but not moved, since the disk refused; they are not sent again. */
  unmoved: Set<string>;
}

/** How a delivery ended: for good, or to be tried again at `due` (milliseconds since the epoch). */
export type Result = { again: false } | { again: true; due: number };

/** Keeps the state of a failed attempt; a disk that refuses it must not stop the deliveries. */
async function remember(lead: Lead, { spool, log }: DeliveryPorts): Promise<void> {
  try {
    await spool.update(lead);
  } catch (error) {
    log(`${lead.id} state not written: ${reasonOf(error)}`);
  }
}

/**
 * Makes one attempt at one lead and records what came of it in the spool.
 * @param url the webhook of the lead's form
 * @throws the system's error when the lead cannot be read or moved
 */
export async function deliver(id: string, url: string, ports: DeliveryPorts): Promise<Result> {
  const { spool, post, now, random, log, unmoved } = ports;
  const lead = await spool.read('new', id);
  const firstAttemptAt = lead.firstAttemptAt ?? new Date(now()).toISOString();
  const outcome: Outcome = unmoved.has(id) ? { kind: 'delivered' } : await post(lead, url);
  const attempts = lead.attempts + 1;

  if (outcome.kind === 'delivered') {
    unmoved.add(id);
    await spool.move(id, 'new', 'delivered', now());
    unmoved.delete(id);
    log(`${id} delivered, attempt ${attempts}`);
    return { again: false };
  }

  const tried = { ...lead, attempts, firstAttemptAt, lastError: outcome.reason };
  if (outcome.kind === 'refused' || isExhausted(Date.parse(firstAttemptAt), now())) {
    await remember(tried, ports);
    await spool.move(id, 'new', 'failed', now());
    log(`${id} failed, attempt ${attempts}: ${outcome.reason}`);
    return { again: false };
  }

  const due = now() + Math.max(outcome.pause, pauseAfter(attempts, random()));
  await remember({ ...tried, nextAttemptAt: new Date(due).toISOString() }, ports);
  log(`${id} waits, attempt ${attempts}: ${outcome.reason}`);
  return { again: true, due };
}
