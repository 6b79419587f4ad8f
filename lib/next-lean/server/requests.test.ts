import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodablePath, mendAddresses } from './requests';
import { heldRequests } from './testing/requests';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('decodablePath', () => {
  it.each([
    ['/100%', '/100%25'],
    ['/contact%', '/contact%25'],
    ['/%ff', '/%25ff'],
    ['/a%20b%zz/%c3%a9', '/a%20b%25zz/%c3%a9'],
    ['/%e0%a4%a', '/%25e0%25a4%25a'],
    ['/100%?q=5%', '/100%25?q=5%'],
    ['?q=5%', '?q=5%'],
    ['%#a', '%25#a'],
  ])('makes %s readable', (url, expected) => {
    expect(decodablePath(url)).toBe(expected);
    expect(() => decodeURIComponent(expected.split('?')[0] ?? '')).not.toThrow();
  });

  it.each(['/', '/caf%C3%A9', '/100%25', '/a?q=100%', '*', 'http://example.com/a'])(
    'leaves %s as it is',
    (url) => {
      expect(decodablePath(url)).toBe(url);
    },
  );
});

it('mends the address of each request before Next sees it, and leaves one without an address alone', () => {
  const begin = heldRequests();
  mendAddresses(new Map([['/old', '/new']]));
  const seen = (url: string | undefined) => {
    const request = { url };
    begin(request);
    return request.url;
  };
  expect(seen('/100%')).toBe('/100%25');
  expect(seen('/contact')).toBe('/contact');
  expect(seen('/OLD/?a')).toBe('/_moved/new?a');
  expect(seen(undefined)).toBeUndefined();
});
