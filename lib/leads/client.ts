/** The door for components and the site script: what a browser may load, and what sends a form. The server's is index.ts. */
import { HONEYPOT } from './forms';
import type { FailureBody, FieldErrors } from './intake/respond';

export {
  endpointOf,
  type FormName,
  formPageOf,
  HONEYPOT,
  isFormName,
  UNCONFIRMED_PAGE,
} from './forms';
export { fieldRules } from './rules';

/** Longer than the server takes for the slowest body it accepts; a phone on the edge of coverage needs it. */
const TIMEOUT = 30_000;

/**
 * What became of a submission. `unconfirmed`: a mail asks to confirm it; `cause`: nobody answered, or somebody did and failed, or wants
 * the visitor to wait (429) or to write less (413); `message` is the server's own reason, absent when it gave none.
 */
export type FailureCause = 'unreachable' | 'broken' | 'busy' | 'long';
export type SubmitOutcome =
  | { kind: 'sent'; unconfirmed: boolean }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed'; cause: FailureCause; message?: string | undefined };

/** @returns a new idempotency key: a UUID, or as many random bits where that is missing, as on plain http and old phones */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = [...crypto.getRandomValues(new Uint8Array(16))];
  return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const CAUSES: Record<number, FailureCause> = { 413: 'long', 429: 'busy' };

async function outcomeOf(response: Response): Promise<SubmitOutcome> {
  const body: ({ unconfirmed?: unknown } & Partial<FailureBody>) | undefined = await response
    .json()
    .catch(() => undefined);
  // Taken is taken, whatever the answer looks like.
  if (response.ok) return { kind: 'sent', unconfirmed: body?.unconfirmed === true };
  const errors = body?.error?.fields ?? {};
  if (response.status === 422 && Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return { kind: 'failed', cause: CAUSES[response.status] ?? 'broken', message: body?.error?.message };
}

/**
 * @param url the form's own `action`, which a static export points at another server
 * @param values valid values by field name
 * @param meta `key`: kept over retries of one filled form; `bait`: the honeypot's value; `elapsedMs`: since the page
 *   was opened
 * @returns never throws
 */
export async function submitForm(
  url: string,
  values: Record<string, string>,
  meta: { key: string; bait: string; elapsedMs: number },
): Promise<SubmitOutcome> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': meta.key },
      body: JSON.stringify({ ...values, [HONEYPOT]: meta.bait, elapsedMs: meta.elapsedMs }),
      signal: abort.signal,
    });
    return await outcomeOf(response);
  } catch {
    return { kind: 'failed', cause: 'unreachable' };
  } finally {
    clearTimeout(timer);
  }
}
