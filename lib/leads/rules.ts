/**
 * What each field of each form accepts; messages after specification §5. The browser judges by these rules while the
 * form is filled in, and the server by the schema that is made of them (intake/validate.ts).
 */
import { type FormName, PARTNERSHIP_TYPES } from './forms';

/**
 * Longest values, in characters. One takes up to four bytes of UTF-8, and percent-encoding triples each: the fields of
 * any form, posted without JavaScript, stay below the limit of a body (limits.ts).
 */
export const MAX_LENGTH = { line: 200, email: 254, message: 4_000 } as const;

/** How the text of one field is judged and kept. */
export interface FieldRule {
  label: string;
  /** whether nothing at all is as good as an empty text */
  optional: boolean;
  /** @returns what is wrong with the text as it was typed, in words for the visitor; undefined when it may be kept */
  problem: (typed: string) => string | undefined;
  /** @returns the text as it is kept, of one that has no problem */
  kept: (typed: string) => string;
}

type Check = (typed: string, label: string) => string | undefined | false;

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
const EMAIL = /^[^\s@,;:<>()[\]\\"]+@(?:[^\s@,;:<>()[\]\\".]+\.)+[^\s@,;:<>()[\]\\".]+$/;
const PHONE = /^\+?[\d(][\d ().-]{4,24}$/;
const EVENT_ID = /^[a-z0-9-]{1,80}$/;

const cleaned = (typed: string) => typed.replace(INVISIBLE, '').replace(HALF, '\ufffd').trim();
const cleanedText = (typed: string) => cleaned(typed.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, ''));
const asTyped = (typed: string) => typed;

const required: Check = (typed, label) => !VISIBLE.test(typed) && `${label} is required`;

// A line break in a value that becomes a mail header would let its sender add headers (CWE-93).
const oneLine: Check = (typed, label) =>
  typed.trim() !== '' && CONTROL.test(typed) && `${label} must be a single line`;

/** Counts what will be kept, so that removing as many characters as it names is enough. */
const fits =
  (most: number): Check =>
  (typed, label) => {
    const over = [...cleanedText(typed)].length - most;
    return (
      over > 0 &&
      `${label} is too long: please shorten it by ${over} ${over === 1 ? 'character' : 'characters'}`
    );
  };

const isEmail: Check = (typed) => !EMAIL.test(cleaned(typed)) && 'Please enter a valid email';
const isPhone: Check = (typed) =>
  cleaned(typed) !== '' && !PHONE.test(cleaned(typed)) && 'Please enter a valid phone number';
const isEventId: Check = (typed) => !EVENT_ID.test(typed) && 'Please choose an event';
const isPartnershipType: Check = (typed, label) =>
  !(PARTNERSHIP_TYPES as readonly string[]).includes(typed) && `${label} is required`;

function rule(kept: FieldRule['kept'], checks: readonly Check[], optional = false) {
  return (label: string): FieldRule => ({
    label,
    optional,
    kept,
    problem: (typed) => {
      for (const check of checks) {
        const found = check(typed, label);
        if (found) return found;
      }
      return undefined;
    },
  });
}

const line = rule(cleaned, [required, oneLine, fits(MAX_LENGTH.line)]);
const optionalLine = rule(cleaned, [oneLine, fits(MAX_LENGTH.line)], true);
const phone = rule(cleaned, [oneLine, fits(MAX_LENGTH.line), isPhone], true);
const email = rule(cleaned, [required, oneLine, fits(MAX_LENGTH.email), isEmail]);
const message = rule(cleanedText, [required, fits(MAX_LENGTH.message)]);

const FIELDS = {
  contact: { name: line, email, company: optionalLine, message },
  partner: {
    name: line,
    company: line,
    email,
    phone,
    partnershipType: rule(asTyped, [isPartnershipType]),
    message,
  },
  newsletter: { email },
  event: { name: line, email, eventId: rule(asTyped, [isEventId]) },
} satisfies Record<FormName, Record<string, (label: string) => FieldRule>>;

/** What visitors call each field of each form. */
export type FormLabels = { [Form in FormName]: Record<keyof (typeof FIELDS)[Form], string> };

/** @returns the names of a form's fields, in the form's order */
export const fieldNames = (form: FormName): string[] => Object.keys(FIELDS[form]);

/**
 * @param labels what visitors call the fields, by name
 * @returns the rule of each field of the form, in the form's order
 */
export function fieldRules(
  form: FormName,
  labels: Readonly<Record<string, string>>,
): Record<string, FieldRule> {
  return Object.fromEntries(
    Object.entries(FIELDS[form]).map(([name, ruleOf]) => [name, ruleOf(labels[name] ?? name)]),
  );
}
