/**
 * Drawn figures in Markdown: `![alternative text](figure:name "Caption")`, alone in a paragraph of its own. In HTML it is
 * a `figure` whose paragraph is the alternative text, which is all that a feed needs; a page puts the drawing beside it
 * (components/ui/Prose.tsx).
 */
import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type FigureName, isFigureName } from '../drawing/figures';

const SCHEME = 'figure:';

/** A figure as an editor placed it; `line` counts from 1 within the Markdown text. */
export type PlacedFigure = { name: string; alt: string; caption: string; line: number; alone: boolean };

/** @returns the figures of a parsed text, in their order */
export function figuresOf(tree: Root): PlacedFigure[] {
  const alone = new Set(tree.children.map(loneFigure));
  const figures: PlacedFigure[] = [];
  visit(tree, 'image', (image) => {
    if (!image.url.startsWith(SCHEME)) return;
    figures.push({
      name: image.url.slice(SCHEME.length),
      alt: image.alt?.trim() ?? '',
      caption: image.title?.trim() ?? '',
      line: image.position?.start.line ?? 1,
      alone: alone.has(image),
    });
  });
  return figures;
}

/** @returns the figure that is all of a top-level paragraph */
export function loneFigure(node: Root['children'][number]): Image | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 && only.url.startsWith(SCHEME) ? only : undefined;
}

/** Turns each placed figure into `<figure data-figure="name"><p>alt</p><figcaption>caption</figcaption></figure>`. */
export function placeFigures(tree: Root): void {
  tree.children = tree.children.map((node) => {
    const image = loneFigure(node);
    return image ? figureNode(image) : node;
  });
}

function figureNode(image: Image): Root['children'][number] {
  const caption: Paragraph = {
    type: 'paragraph',
    children: [{ type: 'text', value: image.title ?? '' }],
    data: { hName: 'figcaption' },
  };
  return {
    type: 'blockquote',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: image.alt ?? '' }] }, caption],
    data: { hName: 'figure', hProperties: { dataFigure: image.url.slice(SCHEME.length) } },
  };
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
