/** Room for every title and question whole; only a card that is one link has more text. GA4 itself cuts at 100. */
const NAME_LENGTH = 200;

/** @returns an element's text in one line of at most 200 characters */
export function nameFromText(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, NAME_LENGTH);
}

/**
 * @param href absolute address
 * @returns the address without what a visitor may have typed: a mailto link can carry the text of a message
 */
export function reportedUrl(href: string): string {
  return href.startsWith('mailto:') ? href.replace(/\?.*$/s, '') : href;
}
