import type { AnalyticsEvent } from '../catalogue';

/** A place outside the browser that receives events; it is opened only after consent. */
export interface Sink {
  send(event: AnalyticsEvent): void;
  /** Consent was withdrawn: sends nothing more and removes what it stored. */
  close(): void;
}
