/**
 * The country whose prices and currency a visitor wants to see: chosen once, remembered on the device, never sent.
 * The site script and the islands are bundled apart; they share this storage and the window's `country` event.
 */

const STORAGE_KEY = 'country';

declare global {
  interface WindowEventMap {
    /** Says that another country was chosen; {@link chosenCountry} tells which. */
    country: Event;
  }
}

/** @returns the ISO 3166 code of the country that was chosen on this device, or undefined */
export function chosenCountry(): string | undefined {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    // Storage may be forbidden; then the choice lasts as long as the page.
    return forgotten;
  }
}

let forgotten: string | undefined;

/** Remembers the country and tells everything on the page that follows it. */
export function chooseCountry(code: string): void {
  if (chosenCountry() === code) return;
  forgotten = code;
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // See above.
  }
  dispatchEvent(new Event('country'));
}
