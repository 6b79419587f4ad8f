/** When a failed delivery is tried again. Times in milliseconds. */
import { FIRST_PAUSE, LONGEST_PAUSE, LONGEST_RETRY_AFTER, RETRY_WINDOW } from '../limits';

/**
 * @param attempts failed attempts so far, at least 1
 * @param random 0 to 1; spreads the leads of one outage over half of the pause, so that they do not return together
 * @returns pause in milliseconds: doubling, bounded
 */
export function pauseAfter(attempts: number, random: number): number {
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

/**
 * Both have to be long: a clock that jumps ahead and time without a server add nothing to the pauses, and tries that
 * came early, since the owner or a clock that was set asked for them, nothing to the time.
 * @param waited all pauses between the attempts, added up
 * @param elapsed time since the first attempt, by the clock
 * @returns whether a lead that has just failed is given up
 */
export function isExhausted(waited: number, elapsed: number): boolean {
  return waited >= RETRY_WINDOW && elapsed >= RETRY_WINDOW;
}
