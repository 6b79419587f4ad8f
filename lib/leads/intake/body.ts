/** Reads what was sent, as far as it may be read, and says why not. */
import type { FieldErrors } from '../forms';

/** Largest body in bytes, counted while reading, and milliseconds for it to arrive. */
export const MAX_BODY_BYTES = 65_536;
export const BODY_TIMEOUT = 5_000;

/** A submission that is turned away; `message` is for the visitor. */
export class Refusal extends Error {
  /**
   * @param status HTTP status, 4xx or 503
   * @param code what happened, for programs
   * @param more `retryAfter`: seconds until another try makes sense; `fields`: what is wrong with which
   */
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly more: { retryAfter?: number; fields?: FieldErrors } = {},
  ) {
    super(message);
  }
}

export type Encoding = 'json' | 'form';

const tooLarge = () =>
  new Refusal(413, 'too-large', 'That is longer than the form can take. Please shorten your message.');

/**
 * Reads a request's body as text, counting while reading: `Content-Length` may be absent or a lie.
 * @throws Refusal 413 when it is too large, 408 when it is too slow, 400 when it breaks off or is not UTF-8
 */
export async function readBody({ headers, body }: Request): Promise<string> {
  if (Number(headers.get('content-length')) > MAX_BODY_BYTES) throw tooLarge();
  if (!body) return '';
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let late = false;
  // Never awaited: a client that sends nothing more would keep it waiting. What is being read ends with it.
  const cancel = () => void reader.cancel().catch(() => undefined);
  const timer = setTimeout(() => {
    late = true;
    cancel();
  }, BODY_TIMEOUT);
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength;
      if (size > MAX_BODY_BYTES) throw tooLarge();
      chunks.push(part.value);
    }
    if (late) throw new Refusal(408, 'too-slow', 'The connection was too slow. Please try again.');
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (error) {
    cancel();
    if (error instanceof Refusal) throw error;
    throw new Refusal(400, 'unreadable', 'What was sent could not be read. Please try again.');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * @param contentType the request's `Content-Type`
 * @throws Refusal 415 for anything but JSON and URL-encoded forms
 */
export function encodingOf(contentType: string | null): Encoding {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  throw new Refusal(415, 'wrong-type', 'Please send JSON or a URL-encoded form.');
}

/**
 * @param text body of a request
 * @returns field values by name, of any type; nothing is known of them yet
 * @throws Refusal 400 when the body is not what its type says
 */
export function decode(encoding: Encoding, text: string): Record<string, unknown> {
  if (encoding === 'form') {
    const fields = new URLSearchParams(text);
    const names = [...fields.keys()];
    if (new Set(names).size === names.length) return Object.fromEntries(fields);
    throw new Refusal(400, 'malformed', 'A field was sent twice.');
  }
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    data = undefined;
  }
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { ...data };
  throw new Refusal(400, 'malformed', 'The body is not a JSON object.');
}
