import { mailtoHref } from '../text/contact-links';
import { FORM_COPY, type FormName } from './forms';

/** @returns a `mailto:` URL that carries what was typed: one line per field, a message after a blank line */
export function formAsMail(
  form: FormName,
  address: string,
  values: Record<string, string | undefined>,
): string {
  const { subject, fields } = FORM_COPY[form];
  const lines = Object.entries(fields).flatMap(([name, label]) => {
    const value = values[name]?.trim();
    if (!value) return [];
    return name === 'message' ? ['', value] : [`${label}: ${value}`];
  });
  return mailtoHref(address, { subject, body: lines.join('\n') });
}
