import { describe, expect, it } from 'vitest';
import { securityText } from './security-text';

const site = { url: 'https://site.example', security: { contact: 'report@site.example', open: '' } };
const expiry = (today: string) =>
  Date.parse(/^Expires: (.+)$/m.exec(securityText(site, today))?.[1] ?? 'none');

describe('securityText', () => {
  it('has the fields of RFC 9116', () => {
    expect(securityText(site, '2026-11-21')).toBe(
      'Contact: mailto:report@site.example\nExpires: 2027-10-01T00:00:00Z\nPreferred-Languages: en\n' +
        'Canonical: https://site.example/.well-known/security.txt\n',
    );
  });

  it('is the same for all builds of a month', () => {
    expect(securityText(site, '2026-11-01')).toBe(securityText(site, '2026-11-30'));
  });

  it.each(['2026-01-01', '2026-01-31', '2026-02-28', '2028-02-29', '2026-12-31'])(
    'holds for ten months and less than a year after a build on %s',
    (today) => {
      const days = (expiry(today) - Date.parse(today)) / 86_400_000;
      expect(days).toBeGreaterThan(300);
      expect(days).toBeLessThan(365);
    },
  );
});
