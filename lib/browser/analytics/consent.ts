/** What decides whether events may leave the browser. */

/** Where the browser keeps the visitor's choice. */
export const CONSENT_KEY = 'analytics-consent';

export type ConsentChoice = 'granted' | 'denied';

/** @returns whether the browser asks for privacy, which outranks any choice (https://www.w3.org/TR/gpc/) */
export function isPrivate(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
