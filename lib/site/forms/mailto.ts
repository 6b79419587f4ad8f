import { mailtoHref } from '../../content/text/contact-links';
import type { FormName } from '../../leads/forms';
import { FORM_COPY } from './copy';

/** What the values of some fields stand for, by field name and value: an event's title, a type's label. */
export type Meanings = Record<string, Record<string, string>>;

/** @returns a `mailto:` URL that carries what was typed: one line per field, a message after a blank line */
export function formAsMail(
  form: FormName,
  address: string,
  values: Record<string, string | undefined>,
  meanings: Meanings = {},
): string {
  const { subject, fields } = FORM_COPY[form];
  const lines = Object.entries(fields).flatMap(([name, label]) => {
    const value = values[name]?.trim();
    if (!value) return [];
    const meaning = meanings[name]?.[value];
    return name === 'message' ? ['', value] : [`${label}: ${meaning ? `${meaning} (${value})` : value}`];
  });
  return mailtoHref(address, { subject, body: lines.join('\n') });
}
