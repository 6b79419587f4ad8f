/** What each form accepts, judged alike in the browser and on the server; messages after specification §5. */
import * as z from 'zod/mini';
import { FORM_COPY, type FormName, PARTNERSHIP_TYPES } from './forms';

// Zod otherwise probes `eval`, which the Content-Security-Policy reports as a violation.
z.config({ jitless: true });

/**
 * Longest values, in characters. One takes up to four bytes of UTF-8, and percent-encoding triples each: the fields of
 * any form, posted without JavaScript, stay below the limit of a body (limits.ts).
 */
export const MAX_LENGTH = { line: 200, email: 254, message: 4_000 } as const;

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
/** Nobody sees them: marks that reverse the writing, and spaces without width. Those that join letters stay. */
const INVISIBLE = /[\u200b\u200e\u200f\u061c\u202a-\u202e\u2060-\u2069\ufeff]/g;
/** Half of a pair, which no text can hold. */
const HALF = /\p{Cs}/gu;
/** What a database or terminal stumbles over; line breaks and tabs stay. */
const UNPRINTABLE = /(?![\t\n])\p{Cc}/gu;
/** Has something that can be seen. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}]/u;
// An address list or a name in brackets would become more than one address in a mail header.
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@[^\s@,;:<>()[\]\\"]+\.[^\s@,;:<>()[\]\\".]+$/;
const PHONE = /^\+?[\d(][\d ().-]{4,24}$/;
const EVENT_ID = /^[a-z0-9-]{1,80}$/;

const cleaned = (value: string) => value.replace(INVISIBLE, '').replace(HALF, '\ufffd').trim();

const lengthOf = (value: string) => [...value].length;

const required = (label: string) =>
  z.refine<string>((value) => VISIBLE.test(value), { error: `${label} is required`, abort: true });

const cleanedText = (value: string) => cleaned(value.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, ''));

/** Counts what will be kept, so that removing as many characters as it names is enough. */
const fits = (label: string, most: number) =>
  z.refine<string>((value) => lengthOf(cleanedText(value)) <= most, {
    error: (issue) => {
      const over = lengthOf(cleanedText(String(issue.input))) - most;
      return `${label} is too long: please shorten it by ${over} ${over === 1 ? 'character' : 'characters'}`;
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
  text(label).check(required(label), oneLine(label), fits(label, MAX_LENGTH.line), z.overwrite(cleaned));

const optionalLine = (label: string) =>
  z._default(
    z
      .string({ error: `${label} must be text` })
      .check(oneLine(label), fits(label, MAX_LENGTH.line), z.overwrite(cleaned)),
    '',
  );

const email = (label: string) =>
  text(label).check(
    required(label),
    oneLine(label),
    fits(label, MAX_LENGTH.email),
    z.overwrite(cleaned),
    z.regex(EMAIL, 'Please enter a valid email'),
  );

const message = (label: string) =>
  text(label).check(required(label), fits(label, MAX_LENGTH.message), z.overwrite(cleanedText));

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
