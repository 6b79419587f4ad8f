import type { Lead } from '../lead';
import { DELIVERY_TIMEOUT } from '../limits';
import { reasonOf } from '../log';
import { retryAfter } from './retry';

/** What came of one attempt. `reason` and `pause` (milliseconds, asked for by the receiver) are for the log and the next try. */
export type Outcome =
  | { kind: 'delivered' }
  | { kind: 'retry'; reason: string; pause: number }
  | { kind: 'refused'; reason: string };

/**
 * Judges a status code: any 2xx is success; 408, 429 and 5xx pass (RFC 9110 §15); a redirect or another 4xx will
 * answer the same tomorrow.
 */
export function judge(status: number, retryAfterHeader: string | null, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const reason = `HTTP ${status}`;
  if (status === 408 || status === 429 || status >= 500) {
    return { kind: 'retry', reason, pause: retryAfter(retryAfterHeader, now) };
  }
  return { kind: 'refused', reason };
}

/**
 * POSTs a lead's payload as JSON; never throws.
 * @param url the form's webhook
 * @param timeout milliseconds for the whole exchange
 */
export async function postLead(lead: Lead, url: string, timeout = DELIVERY_TIMEOUT): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': lead.id,
        ...(lead.suspicions.length > 0 && { 'X-Lead-Suspect': lead.suspicions.join(', ') }),
      },
      body: JSON.stringify(lead.payload),
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    const outcome = judge(response.status, response.headers.get('Retry-After'), Date.now());
    await response.body?.cancel().catch(() => undefined);
    return outcome;
  } catch (error) {
    return { kind: 'retry', reason: reasonOf(error), pause: 0 };
  }
}
