import { describe, expect, it } from 'vitest';
import { type HeaderRule, metaPolicy, nextHeaders } from './header-rules';

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
});

describe('metaPolicy', () => {
  it('repeats all but frame-ancestors in a meta element', () => {
    expect(metaPolicy(rules)).toBe("default-src 'none'");
  });
});
