/** The only door to analytics, for the site script and for islands, which are bundled apart and share the window. */
import type { AnalyticsEvent, EventName, EventParameters } from './catalogue';

declare global {
  interface Window {
    dataLayer?: AnalyticsEvent[];
  }
  interface WindowEventMap {
    /** Carries each entry to the sinks that consent has opened. */
    analytics: CustomEvent<AnalyticsEvent>;
  }
}

/** Appends an event to `window.dataLayer` and announces it to whatever sinks listen; by itself this sends nothing. */
export function track<Name extends EventName>(name: Name, parameters: EventParameters[Name]): void {
  const entry = { event: name, ...parameters } as AnalyticsEvent;
  window.dataLayer ??= [];
  window.dataLayer.push(entry);
  window.dispatchEvent(new CustomEvent<AnalyticsEvent>('analytics', { detail: entry }));
}
