/** What may not break over two lines: a name such as `M-Pesa`, a range such as `1–3` with its unit. */
const TIED = /\b\p{Lu}-\p{Lu}\p{L}+|\b\d+–\d+(?:\s\p{L}+)?/gu;
const TIED_IN_HTML = new RegExp(`<[^>]*>|${TIED.source}`, 'gu');

/** @returns the text in pieces; every second one, from the second on, is tied */
export function tiedPieces(text: string): string[] {
  const tied = text.match(TIED) ?? [];
  return text.split(TIED).flatMap((piece, index) => [piece, tied[index] ?? '']);
}

/** @returns the HTML with what is tied in elements that do not break */
export function tiedHtml(html: string): string {
  return html.replace(TIED_IN_HTML, (part) =>
    part.startsWith('<') ? part : `<span class="whitespace-nowrap">${part}</span>`,
  );
}
