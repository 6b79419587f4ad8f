import { Refusal } from './refusal';

export type Encoding = 'json' | 'form';

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

function decodeJson(text: string): Record<string, unknown> {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Refusal(400, 'malformed', 'The body is not JSON.');
  }
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) return { ...data };
  throw new Refusal(400, 'malformed', 'The body is not a JSON object.');
}

function decodeForm(text: string): Record<string, unknown> {
  const fields = new URLSearchParams(text);
  const twice = [...new Set(fields.keys())].find((name) => fields.getAll(name).length > 1);
  if (twice !== undefined) throw new Refusal(400, 'malformed', 'A field was sent twice.');
  return Object.fromEntries(fields);
}

/**
 * @param text body of a request
 * @returns field values by name, of any type; nothing is known of them yet
 * @throws Refusal 400 when the body is not what its type says
 */
export function decode(encoding: Encoding, text: string): Record<string, unknown> {
  return encoding === 'json' ? decodeJson(text) : decodeForm(text);
}
