import { HONEYPOT } from '../forms';
import type { Suspicion } from '../lead';
import { MIN_FILL_TIME } from '../limits';

/**
 * @param input the decoded submission. Only the script of a page can tell how long the visitor took (`elapsedMs`):
 *   a form sent without JavaScript is not suspected for it
 * @returns why a program may have filled the form; empty for most
 */
export function suspicionsOf(input: Record<string, unknown>): Suspicion[] {
  const { [HONEYPOT]: bait, elapsedMs } = input;
  const suspicions: Suspicion[] = [];
  if (typeof bait === 'string' && bait.trim() !== '') suspicions.push('honeypot');
  if (typeof elapsedMs === 'number' && elapsedMs < MIN_FILL_TIME) suspicions.push('too-fast');
  return suspicions;
}
