/** What each form accepts, judged alike in the browser and on the server; messages after specification §5. */
import * as z from 'zod/mini';
import { FORM_COPY, type FormName, PARTNERSHIP_TYPES } from './forms';

// Zod otherwise probes `eval`, which the Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/**
 * Longest values, in bytes of UTF-8. Percent-encoding triples a byte at the worst, so that the fields of any form,
 * posted without JavaScript, stay below the limit of a body (limits.ts).
 */
export const MAX_BYTES = { line: 200, email: 254, message: 4_000 } as const;

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d(][\d ().-]{4,24}$/;
const EVENT_ID = /^[a-z0-9-]{1,80}$/;

const bytesOf = (value: string) => new TextEncoder().encode(value).length;

const required = (label: string) =>
  z.refine<string>((value) => value.trim() !== '', { error: `${label} is required`, abort: true });

const fits = (label: string, maxBytes: number) =>
  z.refine<string>((value) => bytesOf(value.trim()) <= maxBytes, {
    error: (issue) => {
      const over = bytesOf(String(issue.input).trim()) - maxBytes;
      return `${label} is too long: please shorten it by about ${over} ${over === 1 ? 'letter' : 'letters'}`;
    },
    abort: true,
  });

// A line break in a value that becomes a mail header would let its sender add headers (CWE-93).
const oneLine = (label: string) =>
  z.refine<string>((value) => value.trim() === '' || !CONTROL.test(value), {
    error: `${label} must be a single line`,
    abort: true,
  });

const text = (label: string) => z.string({ error: `${label} is required` });

const line = (label: string) =>
  text(label).check(required(label), oneLine(label), fits(label, MAX_BYTES.line), z.trim());

const optionalLine = (label: string) =>
  z._default(
    z.string({ error: `${label} must be text` }).check(oneLine(label), fits(label, MAX_BYTES.line), z.trim()),
    '',
  );

const email = (label: string) =>
  text(label).check(
    required(label),
    oneLine(label),
    fits(label, MAX_BYTES.email),
    z.trim(),
    z.regex(EMAIL, 'Please enter a valid email'),
  );

const message = (label: string) =>
  text(label).check(
    required(label),
    fits(label, MAX_BYTES.message),
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
  );

const contact = FORM_COPY.contact.fields;
const partner = FORM_COPY.partner.fields;
const newsletter = FORM_COPY.newsletter.fields;
const event = FORM_COPY.event.fields;

export const schemas = {
  contact: z.object({
    name: line(contact.name),
    email: email(contact.email),
    company: optionalLine(contact.company),
    message: message(contact.message),
  }),
  partner: z.object({
    name: line(partner.name),
    company: line(partner.company),
    email: email(partner.email),
    phone: optionalLine(partner.phone).check(
      z.refine((value) => value === '' || PHONE.test(value), 'Please enter a valid phone number'),
    ),
    partnershipType: z.enum(PARTNERSHIP_TYPES, { error: `${partner.partnershipType} is required` }),
    message: message(partner.message),
  }),
  newsletter: z.object({ email: email(newsletter.email) }),
  event: z.object({
    name: line(event.name),
    email: email(event.email),
    eventId: text(event.eventId).check(z.regex(EVENT_ID, 'Please choose an event')),
  }),
} satisfies Record<FormName, z.ZodMiniObject>;

/** Values of a form as its schema gives them back: trimmed, complete, all text. */
export type FormValues<F extends FormName = FormName> = z.infer<(typeof schemas)[F]>;

/** One message per field that is wrong, by field name. */
export type FieldErrors = Record<string, string>;

export type Validation = { ok: true; values: Record<string, string> } | { ok: false; errors: FieldErrors };

/**
 * Validates what was submitted; keys that the form does not have are ignored.
 * @param form which form
 * @param input field values by name, of any type, as decoded from the request
 * @returns the values to keep, in the schema's order, or the first message of each wrong field
 */
export function validate(form: FormName, input: Record<string, unknown>): Validation {
  const parsed = schemas[form].safeParse(input);
  if (parsed.success) return { ok: true, values: parsed.data };
  const errors: FieldErrors = {};
  for (const issue of parsed.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { ok: false, errors };
}
