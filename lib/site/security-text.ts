import type { Site } from '../content/schemas/base';

/** Less than a year, as RFC 9116 (2.5.5) recommends, and counted from the first of a month. */
const MONTHS = 11;

/**
 * Whom to tell of a vulnerability (RFC 9116). It changes once a month, not with every build, and says for at least ten
 * months after the last build that it holds.
 */
export function securityText({ url, security }: Pick<Site, 'url' | 'security'>, today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const expires = new Date(Date.UTC(year, month - 1 + MONTHS, 1));
  return [
    `Contact: mailto:${security.contact}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${url}/.well-known/security.txt`,
    '',
  ].join('\n');
}
