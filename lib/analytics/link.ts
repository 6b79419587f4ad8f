/** Longest name that GA4 keeps of a parameter's value. */
const NAME_LENGTH = 100;

/** @returns a link's or button's text in one line of at most 100 characters */
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
