import type { Sink } from './sink';

/**
 * Posts each event as JSON to an endpoint of the owner's. `sendBeacon` outlives the page, and a plain string needs no
 * CORS preflight (Fetch standard, "CORS-safelisted request-header").
 */
export function beaconSink(url: string, browser: Pick<Window, 'navigator' | 'location'>): Sink {
  return {
    send(event) {
      const page = { page_path: browser.location.pathname };
      browser.navigator.sendBeacon(url, JSON.stringify({ ...page, ...event }));
    },
    close() {},
  };
}
