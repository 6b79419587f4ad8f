import { type AudienceCategory, parseCategories } from './contract';

/** Milliseconds after which an answer that is still missing counts as a failure: long for a phone on 2G, not for ever. */
export const CATEGORIES_TIMEOUT = 15_000;

/**
 * Asks the product API for its categories.
 * @param baseUrl of the product API, without a trailing slash
 * @param signal stops the call when its asker has gone
 * @returns what fits the contract, possibly nothing
 * @throws DOMException `AbortError` when `signal` fired; Error when the API could not be reached, took too long,
 * answered with another status than 2xx, or not with JSON
 */
export async function loadCategories(baseUrl: string, signal: AbortSignal): Promise<AudienceCategory[]> {
  const call = new AbortController();
  const abort = () => call.abort(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const url = `${baseUrl}/categories`;
  const timer = setTimeout(
    () => call.abort(new Error(`${url} gave no answer in ${CATEGORIES_TIMEOUT / 1000} s`)),
    CATEGORIES_TIMEOUT,
  );
  try {
    const response = await fetch(url, { headers: { Accept: 'application/json' }, signal: call.signal });
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    return parseCategories(await response.json());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
