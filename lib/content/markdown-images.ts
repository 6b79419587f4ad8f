/** What pictures and drawn figures in Markdown have in common: `![alternative text](name "Caption")`, alone in a paragraph. */
import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';

export type Block = Root['children'][number];

/** One as an editor placed it; `line` counts from 1 within the Markdown text. */
export type PlacedImage = { name: string; alt: string; caption: string; line: number; alone: boolean };

/** Those of one kind: which they are, and how their names are written. */
export type Kind = { has: (image: Image) => boolean; nameOf: (image: Image) => string };

/** @returns those of a kind in a parsed text, in their order */
export function imagesOf(tree: Root, { has, nameOf }: Kind): PlacedImage[] {
  const alone = new Set(tree.children.map(loneImage));
  const placed: PlacedImage[] = [];
  visit(tree, 'image', (image) => {
    if (!has(image)) return;
    placed.push({
      name: nameOf(image),
      alt: image.alt?.trim() ?? '',
      caption: image.title?.trim() ?? '',
      line: image.position?.start.line ?? 1,
      alone: alone.has(image),
    });
  });
  return placed;
}

/** @returns the image that is all of a top-level paragraph */
export function loneImage(node: Block): Image | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}

/** @returns `<figure …><p>alt</p><figcaption>caption</figcaption></figure>`, for a place of its own */
export function figureNode({ alt, title }: Image, hProperties: Record<string, string>): Block {
  const paragraph = (value: string, hName: string): Paragraph => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
    data: { hName },
  });
  return {
    type: 'blockquote',
    children: [paragraph(alt ?? '', 'p'), paragraph(title ?? '', 'figcaption')],
    data: { hName: 'figure', hProperties },
  };
}
