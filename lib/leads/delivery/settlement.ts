import type { Claim, Settlement } from '../store/queries/queue';
import type { Outcome } from './destination';
import { isExhausted, pauseAfter } from './pauses';

/**
 * @param now milliseconds since the epoch
 * @param random 0 to 1
 * @returns what an attempt's outcome makes of the delivery: over, or due again
 */
export function settlementOf(claim: Claim, outcome: Outcome, now: number, random: number): Settlement {
  const attempts = claim.attempts + 1;
  const tried = { attempts, firstAttemptAt: claim.firstAttemptAt ?? now };
  if (outcome.kind === 'delivered') return { ...tried, state: 'delivered' };
  const { reason } = outcome;
  if (outcome.kind === 'refused' || isExhausted(claim.waited, now - tried.firstAttemptAt))
    return { ...tried, state: 'failed', reason };
  const pause = Math.max(outcome.pause, pauseAfter(attempts, random));
  return { ...tried, state: 'waiting', reason, dueAt: now + pause, waited: claim.waited + pause };
}

/** @returns a line for the log */
export function describe(id: string, channel: string, settlement: Settlement): string {
  const attempt = `by ${channel}, attempt ${settlement.attempts}`;
  if (settlement.state === 'delivered') return `${id} delivered ${attempt}`;
  const word = settlement.state === 'failed' ? 'failed' : 'waits';
  return `${id} ${word} ${attempt}: ${settlement.reason}`;
}
