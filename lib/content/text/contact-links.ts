/** @returns a `mailto:` URL with its subject and body percent-encoded (RFC 6068) */
export function mailtoHref(address: string, fields: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(fields)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replace(/\r?\n/g, '\r\n'))}`)
    .join('&');
  return `mailto:${address}${query && `?${query}`}`;
}

/** @returns a `tel:` URL of an international number, without its visual separators (RFC 3966) */
export function telHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
