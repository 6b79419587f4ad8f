import { insert } from './insert';

/** @returns a `mailto:` URL with its subject and body percent-encoded (RFC 6068) */
export function mailtoHref(address: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${address}${query && `?${query}`}`;
}

/** @returns a `mailto:` URL that opens a letter with the values in their places, ready to be filled in and sent */
export function letterHref(
  address: string,
  letter: { subject: string; lines: readonly string[] },
  values: Readonly<Record<string, string>> = {},
): string {
  const [subject, body] = [letter.subject, letter.lines.join('\n\n')].map((text) => insert(text, values));
  return mailtoHref(address, { subject, body });
}

/** @returns a `tel:` URL of an international number, without its visual separators (RFC 3966) */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** @returns the link that opens WhatsApp with a message of title and address, to be sent to whom the visitor picks */
export function whatsappShareHref(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
