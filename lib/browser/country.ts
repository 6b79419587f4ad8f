/**
 * The country whose prices and currency a visitor wants to see: chosen once, remembered on the device, never sent.
 * The site script and the islands are bundled apart; they share this storage, an attribute of the document, which also
 * holds the choice where storage is forbidden or full, and the window's `country` event.
 */

const STORAGE_KEY = 'country';

declare global {
  interface WindowEventMap {
    /** Says that another country was chosen on this page; {@link chosenCountry} tells which. */
    country: Event;
  }
}

/** @returns the ISO 3166 code of the country that was chosen on this device, or undefined */
export function chosenCountry(): string | undefined {
  const { chosenCountry: onPage } = document.documentElement.dataset;
  if (onPage !== undefined) return onPage;
  try {
    return localStorage.getItem(STORAGE_KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the country and tells everything on the page that follows it. */
export function chooseCountry(code: string): void {
  if (chosenCountry() === code) return;
  document.documentElement.dataset.chosenCountry = code;
  try {
    localStorage.setItem(STORAGE_KEY, code);
  } catch {
    // The choice then lasts as long as the page.
  }
  dispatchEvent(new Event('country'));
}

/** @param follow called whenever another country was chosen, here or in another tab @returns what ends that */
export function followCountry(follow: () => void): () => void {
  const elsewhere = ({ key, newValue }: StorageEvent) => {
    if (key !== STORAGE_KEY || !newValue) return;
    document.documentElement.dataset.chosenCountry = newValue;
    follow();
  };
  addEventListener('country', follow);
  addEventListener('storage', elsewhere);
  return () => {
    removeEventListener('country', follow);
    removeEventListener('storage', elsewhere);
  };
}
