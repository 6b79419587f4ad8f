/**
 * Pictures in Markdown: `![alternative text](photo.jpg "Caption")`, alone in a paragraph, from the folder `pictures`
 * beside the text. Rendering leaves a mark in their place; sizes and addresses are known to lib/content/pictures.ts.
 */
import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** A picture as an editor placed it; `line` counts from 1 within the Markdown text. */
export type PlacedPicture = { name: string; alt: string; caption: string; line: number; alone: boolean };

/** An article's head fills a phone's first screen; a picture after so few words may still be on it. */
const NEAR_TOP = 60;

/** @returns the pictures of a parsed text, in their order */
export function picturesOf(tree: Root): PlacedPicture[] {
  const alone = new Set(tree.children.map(lonePicture));
  const pictures: PlacedPicture[] = [];
  visit(tree, 'image', (image) => {
    if (isFigure(image)) return;
    pictures.push({
      name: nameOf(image),
      alt: image.alt?.trim() ?? '',
      caption: image.title?.trim() ?? '',
      line: image.position?.start.line ?? 1,
      alone: alone.has(image),
    });
  });
  return pictures;
}

/** @returns the picture that is all of a top-level paragraph */
export function lonePicture(node: Root['children'][number]): Image | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 && !isFigure(only) ? only : undefined;
}

/** Turns each picture into `<figure data-picture="name" data-load="lazy"><p>alt</p><figcaption>caption</figcaption></figure>`. */
export function markPictures(tree: Root, wordsOf: (node: Root['children'][number]) => number): void {
  let words = 0;
  let first = true;
  tree.children = tree.children.map((node) => {
    const image = lonePicture(node);
    if (!image) {
      words += wordsOf(node);
      return node;
    }
    const load = first && words <= NEAR_TOP ? 'eager' : 'lazy';
    first = false;
    return pictureNode(image, load);
  });
}

function pictureNode(image: Image, load: string): Root['children'][number] {
  const paragraph = (value: string, hName: string): Paragraph => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
    data: { hName },
  });
  return {
    type: 'blockquote',
    children: [paragraph(image.alt ?? '', 'p'), paragraph(image.title ?? '', 'figcaption')],
    data: { hName: 'figure', hProperties: { dataPicture: nameOf(image), dataLoad: load } },
  };
}

/** A name with spaces is written `%20` in Markdown. */
function nameOf({ url }: Image): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

function isFigure({ url }: Image): boolean {
  return url.startsWith('figure:');
}

export type MarkedPicture = { name: string; load: string; alt: string; caption: string };

const MARKED =
  /<figure data-picture="([^"]*)" data-load="(\w+)">\s*<p>([\s\S]*?)<\/p>\s*<figcaption>([\s\S]*?)<\/figcaption>\s*<\/figure>/g;

/**
 * @param html as lib/content/markdown.ts renders it
 * @param markup what stands in the place of each picture; alternative text and caption are HTML
 */
export function placePictures(html: string, markup: (picture: MarkedPicture) => string): string {
  return html.replace(MARKED, (_, name: string, load: string, alt: string, caption: string) =>
    markup({ name: name.replaceAll('&#x26;', '&').replaceAll('&amp;', '&'), load, alt, caption }),
  );
}
