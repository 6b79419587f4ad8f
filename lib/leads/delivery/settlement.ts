/** What an attempt makes of a delivery, and when a failed one is tried again. Times in milliseconds. */

import type { Outcome } from '../lead';
import { FIRST_PAUSE, LONGEST_PAUSE, LONGEST_RETRY_AFTER, RETRY_WINDOW } from '../limits';
import type { Claim, Settlement } from '../store/queue';

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
export function describe(id: string, channel: string, settlement: Settlement): string {
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

/**
 * Reads `Retry-After` (RFC 9110 §10.2.3): seconds or an HTTP date.
 * @returns pause in milliseconds, at most `LONGEST_RETRY_AFTER`; 0 when absent, past or malformed
 */
export function retryAfter(header: string | null, now: number): number {
  if (!header) return 0;
  const value = header.trim();
  const pause = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isFinite(pause) ? Math.min(Math.max(0, pause), LONGEST_RETRY_AFTER) : 0;
}
