/** Hands a lead to a webhook, and judges what it answers. */
import { createHmac } from 'node:crypto';
import type { Lead, Outcome } from '../lead';
import { reasonOf } from '../log';
import { LONGEST_RETRY_AFTER } from '../store/queue';

/** Milliseconds for a webhook to answer. */
export const DELIVERY_TIMEOUT = 10_000;

/** What a receiver says of the lead itself, and will say again: malformed, too large, not processable (RFC 9110 §15.5). */
const FINAL = new Set([400, 413, 422]);

/** POSTs a lead's payload as JSON to a form's webhook, signed where there is a secret; never throws. */
export async function postLead(
  lead: Lead,
  { url, secret }: { url: string; secret?: string | undefined },
): Promise<Outcome> {
  const body = JSON.stringify(lead.payload);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: headersFor(lead, body, secret, Date.now()),
      body,
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(DELIVERY_TIMEOUT),
    });
    const outcome = judge(response.status, response.headers.get('Retry-After'), Date.now());
    await response.body?.cancel().catch(() => undefined);
    return outcome;
  } catch (error) {
    return { kind: 'retry', reason: reasonOf(error), pause: 0 };
  }
}

function headersFor(lead: Lead, body: string, secret: string | undefined, now: number) {
  const timestamp = Math.floor(now / 1_000);
  return {
    'Content-Type': 'application/json',
    'Idempotency-Key': lead.id,
    ...(lead.suspicions.length > 0 && { 'X-Lead-Suspect': lead.suspicions.join(', ') }),
    ...(secret && {
      'webhook-id': lead.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': signature(secret, lead.id, timestamp, body),
    }),
  };
}

/**
 * Signs a message so that its receiver can tell who sent it, and when.
 * @param timestamp seconds since the epoch
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signature(secret: string, id: string, timestamp: number, body: string): string {
  const digest = createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.${body}`).digest('base64');
  return `v1,${digest}`;
}

/** @returns the bytes of a secret: base64 after the prefix `whsec_`, as Standard Webhooks writes them, else the text's own */
function keyOf(secret: string): Buffer {
  return secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret, 'utf8');
}

/**
 * Judges a status code: any 2xx is success. Everything else but the final ones passes: a token is renewed, an
 * address corrected, a redirect undone.
 */
export function judge(status: number, retryAfterHeader: string | null, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: 'delivered' };
  const reason = `HTTP ${status}`;
  if (FINAL.has(status)) return { kind: 'refused', reason };
  return { kind: 'retry', reason, pause: retryAfter(retryAfterHeader, now) };
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
