import { type FigureName, isFigureName } from '../../drawing/figures';

/** A piece of rendered HTML: text, or a figure whose alternative text and caption are HTML. */
export type HtmlPart = { html: string } | { figure: FigureName; alt: string; caption: string };

const PLACED =
  /<figure data-figure="([\w-]+)">\s*<p>([\s\S]*?)<\/p>\s*<figcaption>([\s\S]*?)<\/figcaption>\s*<\/figure>/;

/**
 * @param html as `readMarkdown` gives it
 * @returns its pieces in their order, figures by name
 * @throws Error naming a figure that does not exist
 */
export function htmlParts(html: string): HtmlPart[] {
  // A pattern with three groups splits into text, name, alternative text, caption, text, and so on.
  const pieces = html.split(PLACED);
  return pieces.flatMap((piece, index): HtmlPart[] => {
    if (index % 4 === 0) return piece.trim() ? [{ html: piece }] : [];
    if (index % 4 !== 1) return [];
    if (!isFigureName(piece)) throw new Error(`"${piece}" is not a figure`);
    return [{ figure: piece, alt: pieces[index + 1] ?? '', caption: pieces[index + 2] ?? '' }];
  });
}
