import { isLeadKind, type Lead, type Suspicion } from '../lead';
import { numberOf, type Row, textOf } from './database';

/** A row of `leads` as a lead, or why it is none. The reason never quotes what a visitor typed. */
export type Decoded = { lead: Lead; reason?: undefined } | { lead?: undefined; reason: string };

/** A value that is no text, from a record of another version, is kept as its JSON. */
function payloadOf(json: Row[string] | undefined): Record<string, string> | string {
  if (typeof json !== 'string') return 'its payload is not text';
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return 'its payload is not JSON';
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'its payload is not an object';
  if (Object.values(data).every((value) => typeof value === 'string')) return data as Record<string, string>;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}

/** @returns the lead that a row holds; whatever is more or less in it than this version writes is no mistake */
export function decodeLead(row: Row): Decoded {
  const form = textOf(row, 'form');
  if (!isLeadKind(form)) return { reason: 'its form is unknown' };
  const payload = payloadOf(row.payload);
  if (typeof payload === 'string') return { reason: payload };
  const suspicions = textOf(row, 'suspicions').split(' ').filter(Boolean) as Suspicion[];
  const receivedAt = numberOf(row, 'received_at') || 0;
  return { lead: { id: textOf(row, 'id'), form, payload, suspicions, receivedAt } };
}
