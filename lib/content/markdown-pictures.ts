/**
 * Pictures in Markdown: `![alternative text](photo.jpg "Caption")`, alone in a paragraph, from the folder `pictures`
 * beside the text. Rendering leaves a mark in their place; sizes and addresses are known to lib/content/pictures.ts.
 */
import type { Image, Root } from 'mdast';
import { type Block, figureNode, imagesOf, type Kind, loneImage, type PlacedImage } from './markdown-images';

export type PlacedPicture = PlacedImage;

const PICTURE: Kind = { has: ({ url }) => !url.startsWith('figure:'), nameOf };

/** An article's head fills a phone's first screen; a picture after so few words may still be on it. */
const NEAR_TOP = 60;

/** @returns the pictures of a parsed text, in their order */
export function picturesOf(tree: Root): PlacedPicture[] {
  return imagesOf(tree, PICTURE);
}

/** @returns the picture that is all of a top-level paragraph */
export function lonePicture(node: Block): Image | undefined {
  const image = loneImage(node);
  return image && PICTURE.has(image) ? image : undefined;
}

/** Turns each picture into `<figure data-picture="name" data-load="lazy"><p>alt</p><figcaption>caption</figcaption></figure>`. */
export function markPictures(tree: Root, wordsOf: (node: Block) => number): void {
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
    return figureNode(image, { dataPicture: nameOf(image), dataLoad: load });
  });
}

/** A name with spaces is written `%20` in Markdown. */
function nameOf({ url }: Image): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
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
