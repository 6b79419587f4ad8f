import { expect, it } from 'vitest';
import { corsOrigin, isFromThisSite, originMistake } from './origin';

const POLICY = { siteOrigin: 'https://www.example.com', trustProxy: 0 };
const HOST = { host: 'forms.example.com' };

it.each<[Record<string, string>, boolean]>([
  [{}, true],
  [{ origin: 'https://forms.example.com' }, true],
  [{ origin: 'http://forms.example.com' }, true],
  [{ origin: 'https://www.example.com', 'sec-fetch-site': 'cross-site' }, true],
  [{ origin: 'http://www.example.com' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://forms.example.com.evil.example' }, false],
  [{ origin: 'https://forms.example.com:8443' }, false],
  [{ origin: 'file://forms.example.com' }, false],
  [{ origin: 'null' }, false],
  [{ origin: 'null', 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: 'https://www.proxied.example', 'sec-fetch-site': 'same-origin' }, true],
  [{ 'sec-fetch-site': 'none' }, true],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ referer: 'https://forms.example.com/contact' }, true],
  [{ referer: 'https://evil.example/?forms.example.com' }, false],
  [{ referer: 'nonsense' }, false],
  [{ origin: 'https://public.example.com', 'x-forwarded-host': 'public.example.com' }, false],
])('%j: %s', (headers, expected) => {
  expect(isFromThisSite(new Headers({ ...HOST, ...headers }), POLICY)).toBe(expected);
});

it('has nothing to compare with where a proxy took the host away', () => {
  expect(isFromThisSite(new Headers({ origin: 'https://www.proxied.example' }), POLICY)).toBe(true);
  const foreign = new Headers({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  expect(originMistake(foreign, POLICY)).toContain('a form from https://evil.example was refused');
});

it('repeats no host that a terminal would obey', () => {
  const at = (host: string) => originMistake(new Headers({ host, origin: 'https://evil.example' }), POLICY);
  expect(at('evil\u009b2Jx')).toContain('nor the host (none),');
  expect(at('forms.example.com:8443')).toContain('nor the host forms.example.com:8443,');
});

it('believes X-Forwarded-Host behind a proxy', () => {
  const headers = new Headers({
    ...HOST,
    origin: 'https://public.example.com',
    'x-forwarded-host': 'public.example.com',
  });
  expect(isFromThisSite(headers, { ...POLICY, trustProxy: 1 })).toBe(true);
});

it('names the public site for CORS, and only when it is another origin', () => {
  expect(corsOrigin(new Headers({ ...HOST, origin: 'https://www.example.com' }), POLICY)).toBe(
    'https://www.example.com',
  );
  expect(
    corsOrigin(new Headers({ host: 'www.example.com', origin: 'https://www.example.com' }), POLICY),
  ).toBeUndefined();
  expect(corsOrigin(new Headers({ ...HOST, origin: 'https://evil.example' }), POLICY)).toBeUndefined();
  expect(corsOrigin(new Headers(HOST), POLICY)).toBeUndefined();
});
