import { channel } from 'node:diagnostics_channel';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  clientNetwork,
  corsOrigin,
  isFromThisSite,
  noteConnectionAddresses,
  originMistake,
  proxyMistake,
} from './sender';

describe('the site that a form is sent from', () => {
  const SITE = { siteOrigin: 'https://www.example.com', settings: { TRUST_PROXY: 0 } };
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
    expect(isFromThisSite(new Headers({ ...HOST, ...headers }), SITE)).toBe(expected);
  });

  it('has nothing to compare with where a proxy took the host away', () => {
    expect(isFromThisSite(new Headers({ origin: 'https://www.proxied.example' }), SITE)).toBe(true);
    const foreign = new Headers({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
    expect(originMistake(foreign, SITE)).toContain('a form from https://evil.example was refused');
  });

  it('repeats no host that a terminal would obey', () => {
    const at = (host: string) => originMistake(new Headers({ host, origin: 'https://evil.example' }), SITE);
    expect(at('evil\u009b2Jx')).toContain('nor the host (none),');
    expect(at('forms.example.com:8443')).toContain('nor the host forms.example.com:8443,');
  });

  it('believes X-Forwarded-Host behind a proxy', () => {
    const headers = new Headers({
      ...HOST,
      origin: 'https://public.example.com',
      'x-forwarded-host': 'public.example.com',
    });
    expect(isFromThisSite(headers, { ...SITE, settings: { TRUST_PROXY: 1 } })).toBe(true);
  });

  it('names the public site for CORS, and only when it is another origin', () => {
    expect(corsOrigin(new Headers({ ...HOST, origin: 'https://www.example.com' }), SITE)).toBe(
      'https://www.example.com',
    );
    expect(
      corsOrigin(new Headers({ host: 'www.example.com', origin: 'https://www.example.com' }), SITE),
    ).toBeUndefined();
    expect(corsOrigin(new Headers({ ...HOST, origin: 'https://evil.example' }), SITE)).toBeUndefined();
    expect(corsOrigin(new Headers(HOST), SITE)).toBeUndefined();
  });
});

describe('the network of a sender', () => {
  const network = (peer: string, forwarded?: string, trustProxy = 0) =>
    clientNetwork(
      new Headers({ 'x-connection-address': peer, ...(forwarded && { 'x-forwarded-for': forwarded }) }),
      trustProxy,
    );

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:0db8:0001:0002::', '2001:db8:1:0::/56'],
    ['::1', '0:0:0:0::/56'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
    ['', undefined],
    ['nonsense', undefined],
  ])('%s is of the network %s', (peer, expected) => {
    expect(network(peer)).toBe(expected);
  });

  it('ignores X-Forwarded-For unless a proxy is trusted', () => {
    expect(network('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  });

  it('takes the entry that the outermost trusted proxy appended', () => {
    expect(network('10.0.0.1', 'spoofed, 198.51.100.1', 1)).toBe('198.51.100.1');
    expect(network('10.0.0.1', '192.0.2.9, 198.51.100.1, 10.0.0.2', 2)).toBe('198.51.100.1');
  });

  it.each([
    ['1.2.3.4:5678', '1.2.3.4'],
    ['[2001:db8::1]:80', '2001:db8:0:0::/56'],
    ['[2001:db8::1]', '2001:db8:0:0::/56'],
    ['"[2001:db8::1]:80"', '2001:db8:0:0::/56'],
    ['[::ffff:1.2.3.4]:80', '1.2.3.4'],
  ])('reads %s without its port', (entry, key) => {
    expect(network('10.0.0.1', entry, 1)).toBe(key);
  });

  it.each([['unknown'], ['198.51.100.1:port'], [undefined]])(
    'falls back on the connection for the entry %s, so that nobody escapes the limit',
    (entry) => {
      expect(network('10.0.0.1', entry, 1)).toBe('10.0.0.1');
      expect(network('10.0.0.1', entry && `${entry}, 10.0.0.2`, 2)).toBe('10.0.0.1');
    },
  );

  it('notices a proxy that the settings do not know, and one that is not there', () => {
    const request = (forwarded: string) => new Headers({ 'x-connection-forwarded': forwarded });
    expect(proxyMistake(request('yes'), 0)).toContain('TRUST_PROXY is 0');
    expect(proxyMistake(request('no'), 1)).toContain('without X-Forwarded-For');
    expect(proxyMistake(request('yes'), 1)).toBeUndefined();
    expect(proxyMistake(request('no'), 0)).toBeUndefined();
    expect(proxyMistake(new Headers(), 1)).toBeUndefined();
  });

  it('notes the address of each connection over whatever a client claims, and whether a proxy stands between', () => {
    const forget = noteConnectionAddresses();
    onTestFinished(forget);
    const noted = (sent: Record<string, string>) => {
      const request = { url: '/', headers: { ...sent }, socket: { remoteAddress: '192.0.2.1' } };
      channel('http.server.request.start').publish({ request });
      return new Headers(request.headers);
    };
    const forged = noted({ 'x-connection-address': '203.0.113.7', 'x-connection-forwarded': 'yes' });
    expect(clientNetwork(forged, 0)).toBe('192.0.2.1');
    expect(proxyMistake(forged, 0)).toBeUndefined();
    expect(proxyMistake(forged, 1)).toContain('without X-Forwarded-For');
    expect(proxyMistake(noted({ 'x-forwarded-for': '203.0.113.7' }), 0)).toContain('TRUST_PROXY is 0');
    forget();
    expect([...noted({}).keys()]).toEqual([]);
  });
});
