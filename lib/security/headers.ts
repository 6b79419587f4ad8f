/** The one list of response headers; next.config, `_headers` and nginx.conf are written from it. */
import { contentSecurityPolicy, type PolicySettings } from './policy';

/** Headers for the paths that `source` matches (path-to-regexp, as next.config's `headers()` reads it). */
export interface HeaderRule {
  source: string;
  headers: { key: string; value: string }[];
}

/** A year, the longest that caches take seriously (RFC 9111 sets no bound, RFC 2616 advised this one). */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** What other sites may show: images and social cards, feeds, the press kit. */
const SHARED_SOURCES = [
  '/:path*.:ext(avif|gif|ico|jpg|png|svg|webp)',
  '/:path*/(opengraph-image.*)',
  '/(opengraph-image.*)',
  '/feed',
  '/category/:slug/feed',
  '/press-kit/:file*',
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

/**
 * @param settings what the deployment adds to the policy
 * @returns the rules in order; of two that set the same header, the later wins
 */
export function responseHeaders(settings: PolicySettings): HeaderRule[] {
  const everywhere: Record<string, string> = {
    'Content-Security-Policy': contentSecurityPolicy(settings),
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Google's tag does not opt in to being embedded, so isolation would block it.
    ...(settings.analytics ? {} : { 'Cross-Origin-Embedder-Policy': 'require-corp' }),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  return [
    { source: '/:path*', headers: Object.entries(everywhere).map(([key, value]) => ({ key, value })) },
    ...SHARED_SOURCES.map((source) => ({
      source,
      headers: [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }],
    })),
    { source: '/assets/:file*', headers: [{ key: 'Cache-Control', value: IMMUTABLE }] },
  ];
}
