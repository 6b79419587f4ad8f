/** Room for every title and question whole; only a card that is one link has more text. GA4 itself cuts at 100. */
const NAME_LENGTH = 200;

/** @returns an element's text in one line of at most 200 characters */
export function nameFromText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH);
}

/**
 * @param origin of this site
 * @returns the address without what a visitor may have typed: the text of a message, or the words of a search, which
 *   every anchor on the page of its results carries on
 */
export function reportedUrl(href: string, origin: string): string {
  const { protocol, origin: target } = new URL(href);
  return protocol === 'mailto:' || target === origin ? href.replace(/\?[^#]*/, '') : href;
}
