import { describe, expect, it } from 'vitest';
import { headersFor } from '../adapter/header-rules';
import { responseHeaders } from './headers';

const rules = responseHeaders({ mode: 'sealed', connect: [], forms: [], analytics: false, isolated: true });

describe('responseHeaders', () => {
  it.each([
    ['/', 'same-origin', 'public, max-age=0, must-revalidate'],
    ['/category/guides', 'same-origin', 'public, max-age=0, must-revalidate'],
    ['/category/guides/feed', 'cross-origin', 'public, max-age=0, must-revalidate'],
    ['/press-kit/logo/logo.zip', 'cross-origin', 'public, max-age=0, must-revalidate'],
    ['/images/a.svg', 'cross-origin', 'public, max-age=0, must-revalidate'],
    ['/svg', 'same-origin', 'public, max-age=0, must-revalidate'],
    ['/readyz', 'same-origin', 'no-store'],
    ['/assets/site-1.js', 'same-origin', 'public, max-age=31536000, immutable'],
    ['/_next/static/chunks/1.js', 'same-origin', 'public, max-age=31536000, immutable'],
  ])('gives %s the right sharing and caching', (pathname, sharing, caching) => {
    const headers = headersFor(pathname, rules);
    expect(headers['Cross-Origin-Resource-Policy']).toBe(sharing);
    expect(headers['Cache-Control']).toBe(caching);
    expect(headers['Content-Security-Policy']).toContain("default-src 'none'");
  });

  it('isolates pages from other origins unless analytics would break', () => {
    const analytics = responseHeaders({
      mode: 'sealed',
      connect: [],
      forms: [],
      analytics: true,
      isolated: false,
    });
    expect(headersFor('/', rules)['Cross-Origin-Embedder-Policy']).toBe('require-corp');
    expect(headersFor('/', analytics)['Cross-Origin-Embedder-Policy']).toBeUndefined();
  });
});
