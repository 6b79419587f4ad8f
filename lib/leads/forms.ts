/**
 * The forms: their names and addresses, and what each field accepts. The door for browsers, which judge by these rules while
 * a form is filled in, as the server does when it is sent (intake/accept.ts). Messages are copy.
 */

/** The forms of the site: the last part of each endpoint's URL and the key of its copy. */
export const FORM_NAMES = ['contact', 'partner', 'newsletter', 'event'] as const;
export type FormName = (typeof FORM_NAMES)[number];

/** Specification §2, partners page. */
export const PARTNERSHIP_TYPES = ['advertising', 'technology', 'strategic', 'affiliate'] as const;

/** The honeypot: people neither see nor reach it, programs that fill every field do. */
export const HONEYPOT = 'website';

/** @returns whether `name`, from a URL, is a form of this site */
export function isFormName(name: string): name is FormName {
  return (FORM_NAMES as readonly string[]).includes(name);
}

/** @returns URL path that a form posts to, with and without JavaScript */
export function endpointOf(form: FormName): string {
  return `/api/leads/${form}`;
}

/**
 * @param event one of which the page has the calendar file
 * @returns URL path of the page that confirms a submission without JavaScript
 */
export function sentPageOf(form: FormName, event?: string): string {
  return event ? `/sent/${form}/${event}` : `/sent/${form}`;
}

/** Page that asks a subscriber without JavaScript to look for a mail. */
export const UNCONFIRMED_PAGE = '/sent/newsletter/unconfirmed';

/** @returns URL path of the page that holds nothing but the form */
export function formPageOf(form: FormName): string {
  return `/forms/${form}`;
}

/** One message per field that is wrong, by field name. */
export type FieldErrors = Record<string, string>;

/** @returns a text with each `{name}` that is given filled */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

/** What is said of a field that is wrong; `{label}` and `{over}` (characters too many) are put in. */
export type FieldMessages = Record<
  'required' | 'line' | 'long' | 'longByOne' | 'email' | 'phone' | 'event',
  string
>;

/**
 * Longest values, in characters. One takes up to four bytes of UTF-8, and percent-encoding triples each: the fields of
 * any form, posted without JavaScript, stay below the limit of a body (intake/body.ts).
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

/** @returns which message fits, and the characters that are too many where that is told */
type Check = (typed: string) => keyof FieldMessages | number | false;

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

const required: Check = (typed) => !VISIBLE.test(typed) && 'required';

// A line break in a value that becomes a mail header would let its sender add headers (CWE-93).
const oneLine: Check = (typed) => typed.trim() !== '' && CONTROL.test(typed) && 'line';

/** Counts what will be kept, so that removing as many characters as it names is enough. */
const fits =
  (most: number): Check =>
  (typed) => {
    const over = [...cleanedText(typed)].length - most;
    return over > 0 && over;
  };

const isEmail: Check = (typed) => !EMAIL.test(cleaned(typed)) && 'email';
const isPhone: Check = (typed) => cleaned(typed) !== '' && !PHONE.test(cleaned(typed)) && 'phone';
const isEventId: Check = (typed) => !EVENT_ID.test(typed) && 'event';
const isPartnershipType: Check = (typed) =>
  !(PARTNERSHIP_TYPES as readonly string[]).includes(typed) && 'required';

function rule(kept: FieldRule['kept'], checks: readonly Check[], optional = false) {
  return (label: string, messages: FieldMessages): FieldRule => ({
    label,
    optional,
    kept,
    problem: (typed) => {
      for (const check of checks) {
        const found = check(typed);
        if (!found) continue;
        const name = typeof found === 'string' ? found : found === 1 ? 'longByOne' : 'long';
        return filled(messages[name], { label, over: String(found) });
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
} satisfies Record<FormName, Record<string, ReturnType<typeof rule>>>;

/** What visitors call each field of each form. */
export type FormLabels = { [Form in FormName]: Record<keyof (typeof FIELDS)[Form], string> };

/** @returns the names of a form's fields, in the form's order */
export const fieldNames = (form: FormName): string[] => Object.keys(FIELDS[form]);

/**
 * @param labels what visitors call the fields, by name
 * @param messages of fields that are wrong
 * @returns the rule of each field of the form, in the form's order
 */
export function fieldRules(
  form: FormName,
  labels: Readonly<Record<string, string>>,
  messages: FieldMessages,
): Record<string, FieldRule> {
  return Object.fromEntries(
    Object.entries(FIELDS[form]).map(([name, ruleOf]) => [name, ruleOf(labels[name] ?? name, messages)]),
  );
}
