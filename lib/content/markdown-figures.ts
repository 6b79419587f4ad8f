/**
 * Drawn figures in Markdown: `![alternative text](figure:name "Caption")`, alone in a paragraph of its own. In HTML it is
 * a `figure` whose paragraph is the alternative text, which is all that a feed needs; a page puts the drawing beside it
 * (components/ui/Prose.tsx).
 */
import type { Image, Root } from 'mdast';
import { type FigureName, isFigureName } from '../drawing/figures';
import { type Block, figureNode, imagesOf, type Kind, loneImage, type PlacedImage } from './markdown-images';

const SCHEME = 'figure:';

const FIGURE: Kind = {
  has: ({ url }) => url.startsWith(SCHEME),
  nameOf: ({ url }) => url.slice(SCHEME.length),
};

export type PlacedFigure = PlacedImage;

/** @returns the figures of a parsed text, in their order */
export function figuresOf(tree: Root): PlacedFigure[] {
  return imagesOf(tree, FIGURE);
}

/** @returns the figure that is all of a top-level paragraph */
export function loneFigure(node: Block): Image | undefined {
  const image = loneImage(node);
  return image && FIGURE.has(image) ? image : undefined;
}

/** Turns each placed figure into `<figure data-figure="name"><p>alt</p><figcaption>caption</figcaption></figure>`. */
export function placeFigures(tree: Root): void {
  tree.children = tree.children.map((node) => {
    const image = loneFigure(node);
    return image ? figureNode(image, { dataFigure: FIGURE.nameOf(image) }) : node;
  });
}

/** A piece of rendered HTML: text, or a figure whose alternative text and caption are HTML. */
export type HtmlPart = { html: string } | { figure: FigureName; alt: string; caption: string };

const PLACED =
  /<figure data-figure="([\w-]+)">\s*<p>([\s\S]*?)<\/p>\s*<figcaption>([\s\S]*?)<\/figcaption>\s*<\/figure>/;

/**
 * @param html as lib/content/markdown.ts renders it
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
