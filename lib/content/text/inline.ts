/** A piece of a sentence: plain, emphasized, a link, or a place where something is put. */
export type Inline = { text: string; strong?: true; href?: string; place?: string };

const MARKED = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)|\{([a-zA-Z]+)\}/g;

/**
 * Reads what a sentence of a JSON file may hold of Markdown, `**emphasis**` and `[a link](/trust)`, and its places,
 * such as `{address}`.
 * @returns its pieces, in order
 */
export function inline(sentence: string): Inline[] {
  const pieces: Inline[] = [];
  let read = 0;
  for (const found of sentence.matchAll(MARKED)) {
    const [whole, strong, label, href, place] = found;
    if (found.index > read) pieces.push({ text: sentence.slice(read, found.index) });
    read = found.index + whole.length;
    if (strong) pieces.push({ text: strong, strong: true });
    if (label && href) pieces.push({ text: label, href });
    if (place) pieces.push({ text: whole, place });
  }
  if (read < sentence.length) pieces.push({ text: sentence.slice(read) });
  return pieces;
}

/** What may not break over two lines: a name such as `M-Pesa` or `Wi-Fi`, a product such as `56 × 130`, a short beginning of a title before its colon, a range such as `1–3` with its unit, megabytes, millions, a day with its year, a made-up name such as `Brand X`, and the mark after it. */
const TIED =
  /(?:^\p{Lu}[^:<\n]{1,16}(?=:\s\p{Lu})|\b\p{Lu}\p{L}*-\p{Lu}\p{L}+|[\d,.]+ × [\d,.]*\d|\b\d+–\d+(?:\s\p{L}+)?|\b\d+\s(?:MB|Million)|\b\p{Lu}\p{Ll}+ \d{1,2}, \d{4}|\b\p{Lu}\p{Ll}+ X\b)[,.;:]?/gu;
const TIED_IN_HTML = new RegExp(`<[^>]*>|${TIED.source}`, 'gu');

/** @returns the text in pieces; every second one, from the second on, is tied */
export function tiedPieces(text: string): string[] {
  const tied = text.match(TIED) ?? [];
  return text.split(TIED).flatMap((piece, index) => [piece, tied[index] ?? '']);
}

/** @returns the HTML with what is tied in elements that do not break */
export function tiedHtml(html: string): string {
  return html.replace(TIED_IN_HTML, (part) =>
    part.startsWith('<')
      ? part
      : `<span class="whitespace-nowrap @max-[13em]/page:whitespace-normal">${part}</span>`,
  );
}
