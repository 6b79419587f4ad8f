import { describe, expect, it } from 'vitest';
import { type HeaderRule, headersFor, nextHeaders } from './header-rules';

const rules: HeaderRule[] = [
  { path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'" } },
  { path: '/*.svg', headers: { 'X-Kind': 'picture' } },
  { path: '/assets/*', headers: { 'X-Kind': 'asset' } },
  { path: '/_next/static/*', headers: { 'X-Kind': 'asset' } },
];

describe('nextHeaders', () => {
  it('writes each pattern as path-to-regexp reads it', () => {
    const sources = nextHeaders(rules).map(({ source }) => source);
    expect(sources).toContain('/:path*');
    expect(sources).toContain('/:path(.*)\\.svg');
    expect(sources).toContain('/assets/:path*');
    expect(sources.filter((source) => source.startsWith('/_next'))).toEqual([]);
  });

  it('gives each header by its name', () => {
    expect(nextHeaders([{ path: '/a', headers: { 'X-Kind': 'one', 'X-All': 'yes' } }])).toEqual([
      {
        source: '/a',
        headers: [
          { key: 'X-Kind', value: 'one' },
          { key: 'X-All', value: 'yes' },
        ],
      },
    ]);
  });
});

describe('headersFor', () => {
  it('joins what every matching rule says, the last one winning, and reads signs in a path as they stand', () => {
    const own: HeaderRule[] = [
      { path: '/*', headers: { 'X-Kind': 'any', 'X-All': 'yes' } },
      { path: '/a.b/:id', headers: { 'X-Kind': 'one' } },
    ];
    expect(headersFor('/a.b/c', own)).toEqual({ 'X-Kind': 'one', 'X-All': 'yes' });
    expect(headersFor('/axb/c', own)).toEqual({ 'X-Kind': 'any', 'X-All': 'yes' });
    expect(headersFor('/a.b/c/d', own)['X-Kind']).toBe('any');
    expect(headersFor('/', [])).toEqual({});
  });
});
