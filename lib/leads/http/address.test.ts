import { expect, it } from 'vitest';
import { clientNetwork } from './address';

const network = (peer: string, forwarded?: string, trustProxy = 0) =>
  clientNetwork(
    new Headers({ 'x-connection-address': peer, ...(forwarded && { 'x-forwarded-for': forwarded }) }),
    trustProxy,
  );

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
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
  expect(network('10.0.0.1', '198.51.100.1', 2)).toBeUndefined();
  expect(network('10.0.0.1', undefined, 1)).toBeUndefined();
});
