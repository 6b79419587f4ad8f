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
