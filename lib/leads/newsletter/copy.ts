// Not through lib/content, which reads the disk: mail is written beside the requests. lib/content validates the files.
import copy from '../../../content/mail.json' with { type: 'json' };
import site from '../../../content/site.json' with { type: 'json' };

/** What the server writes by email, and the pages that its links lead to. */
export const MAIL_COPY = copy;

/** @returns a text with each `{name}` filled; the product's name and the site's address are known */
export function filled(text: string, values: Record<string, string>): string {
  const known: Record<string, string> = { Product: site.product.name, ...values };
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => known[name] ?? whole);
}
