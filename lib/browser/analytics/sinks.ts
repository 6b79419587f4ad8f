import type { AnalyticsEvent } from './catalogue';

/** A place outside the browser that receives events; it is opened only after consent. */
export interface Sink {
  send(event: AnalyticsEvent): void;
  /** Consent was withdrawn: sends nothing more and removes what it stored. */
  close(): void;
}

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

/** gtag.js is given a layer of its own, so that `window.dataLayer` holds this site's events and nothing else. */
const LAYER = 'gtagLayer';
const COOKIE = /(?:^|; )(_ga(?:_[^=]*)?)=/g;

type GoogleWindow = Window & { [LAYER]?: IArguments[] } & Record<`ga-disable-${string}`, boolean | undefined>;

/**
 * Loads Google Analytics 4 and hands it each event. Advertising features stay off, and addresses are given without
 * their query, which may hold words that the visitor searched for.
 * @param id measurement ID, such as `G-ABC1234567`
 */
export function googleSink(id: string, browser: Window): Sink {
  const target = browser as unknown as GoogleWindow;
  const { document, location } = browser;
  const layer: IArguments[] = target[LAYER] ?? [];
  target[LAYER] = layer;
  // gtag.js acts on `arguments` objects only, never on arrays.
  function gtag(..._command: unknown[]) {
    // biome-ignore lint/complexity/noArguments: gtag.js tells its commands from other entries by this type
    layer.push(arguments);
  }

  target[`ga-disable-${id}`] = false;
  if (layer.length === 0) {
    gtag('js', new Date());
    gtag('consent', 'default', {
      analytics_storage: 'granted',
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
    });
    gtag('config', id, {
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
      page_referrer: document.referrer.replace(/[?#].*$/s, ''),
    });
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}&l=${LAYER}`;
    document.head.append(script);
  }
  return {
    send({ event, ...parameters }) {
      gtag('event', event, { page_location: location.origin + location.pathname, ...parameters });
    },
    close() {
      // https://developers.google.com/analytics/devguides/collection/gtagjs/user-opt-out
      target[`ga-disable-${id}`] = true;
      for (const [, name] of document.cookie.matchAll(COOKIE)) {
        for (const domain of parentDomains(location.hostname)) {
          document.cookie = `${name}=; Path=/; Domain=${domain}; Max-Age=0`;
        }
      }
    },
  };
}

/** @returns the host and each domain above it that a cookie may have been set for: `a.b.co`, `b.co`, `co` */
export function parentDomains(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.'));
}
