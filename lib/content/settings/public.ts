/**
 * The settings that a browser may see. Each is written out in full, because `next build` and the site script's
 * bundler put the value in place of exactly this expression; `readSettings` has validated them by then.
 */
export const publicSettings = {
  /** Base URL of the product API; the embedded one when unset. */
  apiUrl: process.env.NEXT_PUBLIC_API_URL || undefined,
  /** GA4 measurement ID. */
  gaId: process.env.NEXT_PUBLIC_GA_ID || undefined,
  /** Endpoint for `navigator.sendBeacon`. */
  analyticsUrl: process.env.NEXT_PUBLIC_ANALYTICS_URL || undefined,
};
