/** Asks before events leave the browser, remembers the answer, and takes it back as easily. Loaded where a sink is set. */

import type { AnalyticsEvent } from '@/lib/browser/analytics/catalogue';
import { CONSENT_KEY, type ConsentChoice, isPrivate } from '@/lib/browser/analytics/consent';
import { beaconSink, googleSink, type Sink } from '@/lib/browser/analytics/sinks';
import { publicSettings } from '@/lib/content/settings/public';
import { consentDialog } from './consent-dialog';

const { gaId, analyticsUrl } = publicSettings;

let open: Sink[] = [];

/** Asks, or acts on the remembered answer, and shows the footer's button for changing it. */
export function watchConsent(): void {
  const stored = storedChoice();
  const host = document.querySelector<HTMLElement>('[data-consent]');
  const button = document.querySelector<HTMLElement>('[data-privacy-choices]');
  // Where an answer cannot be remembered, nobody is asked and nothing leaves.
  if (isPrivate() || stored === undefined || !host || !button) return;

  const dialog = consentDialog(host, { google: Boolean(gaId), onChoice: remember });
  button.hidden = false;
  button.addEventListener('click', () => dialog.reopen(storedChoice()));
  if (stored === 'granted') openSinks(window.dataLayer ?? []);
  else if (stored !== 'denied') dialog.ask();
  addEventListener('analytics', ({ detail }) => {
    for (const sink of open) sink.send(detail);
  });
  // An answer given in another tab holds in this one.
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== CONSENT_KEY) return;
    apply(newValue === 'granted' ? 'granted' : 'denied');
    if (newValue) dialog.close();
  });
}

function remember(choice: ConsentChoice): void {
  try {
    localStorage.setItem(CONSENT_KEY, choice);
  } catch {
    // A full storage forgets the answer with this page; it holds until then.
  }
  apply(choice);
}

/** Of what happened before the answer only the page view is sent: it says where consent was given. */
function apply(choice: ConsentChoice): void {
  if (choice === 'denied') {
    for (const sink of open) sink.close();
    open = [];
  } else if (open.length === 0) {
    openSinks((window.dataLayer ?? []).filter(({ event }) => event === 'page_view').slice(-1));
  }
}

function openSinks(backlog: readonly AnalyticsEvent[]): void {
  open = [
    ...(gaId ? [googleSink(gaId, window)] : []),
    ...(analyticsUrl ? [beaconSink(analyticsUrl, window)] : []),
  ];
  for (const event of backlog) for (const sink of open) sink.send(event);
}

/** @returns `null` without an answer, `undefined` where the browser blocks storage */
function storedChoice(): string | null | undefined {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    return undefined;
  }
}
