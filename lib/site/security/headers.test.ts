import { describe, expect, it } from 'vitest';
import { headersFor } from '../../next-lean/header-rules';
import { responseHeaders } from './headers';

const rules = () =>
  responseHeaders({ mode: 'sealed', connect: [], forms: [], analytics: false, isolated: true });

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
    const headers = headersFor(pathname, rules());
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
    expect(headersFor('/', rules())['Cross-Origin-Embedder-Policy']).toBe('require-corp');
    expect(headersFor('/', analytics)['Cross-Origin-Embedder-Policy']).toBeUndefined();
  });

  it('tells every browser the same on every page', () => {
    expect(headersFor('/', rules())).toMatchObject({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    const features = headersFor('/', rules())['Permissions-Policy']?.split(', ');
    for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'browsing-topics']) {
      expect(features).toContain(`${feature}=()`);
    }
    expect(features).toEqual(features?.filter((feature) => /^[a-z-]+=\(\)$/.test(feature)));
  });

  it.each(['avif', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'])(
    'lets other sites show a picture as .%s',
    (extension) => {
      expect(headersFor(`/a/b.${extension}`, rules())['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    },
  );

  it.each(['/feed', '/social/home', '/press-kit/a.pdf'])('lets other sites read %s', (path) => {
    expect(headersFor(path, rules())['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  it.each(['/api/leads/contact', '/subscribe/confirm', '/subscribe/end', '/healthz', '/readyz'])(
    'lets nobody keep the answer of %s',
    (path) => {
      expect(headersFor(path, rules())['Cache-Control']).toBe('no-store');
    },
  );

  it.each(['/subscribe/confirm', '/subscribe/end'])('tells no other site the address of %s', (path) => {
    expect(headersFor(path, rules())['Referrer-Policy']).toBe('no-referrer');
  });

  it('leaves caching to the development server, and sharing as it is', () => {
    const settings = {
      mode: 'development',
      connect: [],
      forms: [],
      analytics: false,
      isolated: true,
    } as const;
    const development = responseHeaders(settings);
    for (const path of ['/', '/healthz', '/assets/site-1.js']) {
      expect(headersFor(path, development)['Cache-Control'], path).toBeUndefined();
    }
    expect(headersFor('/feed', development)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });
});
