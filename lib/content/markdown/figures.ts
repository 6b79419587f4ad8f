/**
 * Drawn figures in Markdown: `![alternative text](figure:name "Caption")`, alone in a paragraph of its own. In HTML it is
 * a `figure` whose paragraph is the alternative text, which is all that a feed needs; a page puts the drawing beside it
 * (components/ui/Prose.tsx).
 */
import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { FIGURE_NAMES, type FigureName, isFigureName } from '../../drawing/figures';
import { meant } from '../text/nearest';
import { FIGURE, loneImage } from './images';

/** Turns each into `<figure data-figure="name"><p>alt</p><figcaption>caption</figcaption></figure>`; reports mistakes. */
export function figures() {
  return (tree: Root, file: VFile): void => {
    const alone = new Set(tree.children.map(loneImage));
    visit(tree, 'image', (image) => {
      if (!FIGURE.test(image.url)) return;
      const name = image.url.replace(FIGURE, '');
      if (!isFigureName(name)) {
        const known = meant(name, FIGURE_NAMES) || `; there are ${FIGURE_NAMES.join(', ')}`;
        file.message(`"${name}" is not a figure${known}`, image);
      }
      if (!image.alt?.trim()) {
        file.message(`figure "${name}" needs an alternative text between the square brackets`, image);
      }
      if (!image.title?.trim())
        file.message(`figure "${name}" needs a caption in quotes after its name`, image);
      if (!alone.has(image)) {
        file.message(`figure "${name}" must stand alone, with an empty line before and after it`, image);
      }
    });
    tree.children = tree.children.map((node) => {
      const image = loneImage(node);
      if (!image || !FIGURE.test(image.url)) return node;
      return {
        type: 'blockquote',
        children: [paragraph(image.alt ?? '', 'p'), paragraph(image.title ?? '', 'figcaption')],
        data: { hName: 'figure', hProperties: { dataFigure: image.url.replace(FIGURE, '') } },
      };
    });
  };
}

function paragraph(value: string, hName: string): Paragraph {
  return { type: 'paragraph', children: [{ type: 'text', value }], data: { hName } };
}

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
