/** The one list of response headers; next.config, `_headers` and nginx.conf are written from it. */
import type { HeaderRule } from '../../next-lean/header-rules';
import { contentSecurityPolicy, type PolicySettings } from './policy';

/** A year is the longest that caches honour; the names of these files change with their content. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Next's own `s-maxage` of a year would keep a document in shared caches beyond the deployment it belongs to. */
const REVALIDATE = 'public, max-age=0, must-revalidate';
/** Addresses of mails, which carry a proof that no other site may learn; a rule goes before what a function answers. */
const PROVING = ['/subscribe/confirm', '/subscribe/end'];
/** Answers that hold what one visitor typed, or how the server is at this moment. */
const UNCACHED = ['/api/leads/*', ...PROVING, '/healthz', '/readyz'];
const HASHED = ['/_next/static/*', '/assets/*', '/pictures/*'];

/** What other sites may show: images and social cards, feeds, the press kit. */
const SHARED = [
  ...['avif', 'gif', 'ico', 'jpg', 'png', 'svg', 'webp'].map((extension) => `/*.${extension}`),
  '/social/*',
  '/feed',
  '/category/:slug/feed',
  '/press-kit/*',
];

/** Features that the site does not use and that nothing embedded may ask for either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
];

/** @returns the rules in order; of two that set the same header, the later wins */
export function responseHeaders(settings: PolicySettings): HeaderRule[] {
  const everywhere = {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(settings.isolated && { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const exceptions = [
    ...SHARED.map((path) => ({ path, headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' } })),
    ...PROVING.map((path) => ({ path, headers: { 'Referrer-Policy': 'no-referrer' } })),
  ];
  // The development server caches by itself, and warns of anybody who interferes.
  if (settings.mode === 'development') return [{ path: '/*', headers: everywhere }, ...exceptions];
  return [
    { path: '/*', headers: { ...everywhere, 'Cache-Control': REVALIDATE } },
    ...exceptions,
    ...UNCACHED.map((path) => ({ path, headers: { 'Cache-Control': 'no-store' } })),
    ...HASHED.map((path) => ({ path, headers: { 'Cache-Control': IMMUTABLE } })),
  ];
}
