/** Whether events may leave the browser. Pure; the browser's part is lib/browser/consent.ts. */

/** Where the browser keeps the visitor's choice. */
export const CONSENT_KEY = 'analytics-consent';

export type ConsentChoice = 'granted' | 'denied';

/**
 * `unasked`: nobody is asked and nothing leaves, because no sink is set, the browser has already answered, or an
 * answer could not be remembered. `ask`: nothing leaves until the visitor answers.
 */
export type ConsentStatus = 'unasked' | 'ask' | ConsentChoice;

/**
 * @param situation.sinks whether any sink is set for this build
 * @param situation.privacyControl the browser's Global Privacy Control signal, which outranks a stored choice
 *   (https://www.w3.org/TR/gpc/)
 * @param situation.stored the remembered answer, `null` when there is none, `undefined` when storage is blocked
 */
export function consentStatus(situation: {
  sinks: boolean;
  privacyControl: boolean;
  stored: string | null | undefined;
}): ConsentStatus {
  const { sinks, privacyControl, stored } = situation;
  if (!sinks || privacyControl || stored === undefined) return 'unasked';
  return stored === 'granted' || stored === 'denied' ? stored : 'ask';
}
