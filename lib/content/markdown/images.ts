/** Pictures and drawn figures: `![alternative text](name "Caption")`, alone in a paragraph. */
import type { Element } from 'hast';
import type { Image, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { PictureReading } from '../read/pictures';
import type { Found } from './found';
import { figureElements } from './picture-markup';
import { countWords, isTextBlock, plainText } from './plain-text';

/** An article's head fills a phone's first screen; a picture after so few words may still be on it. */
const NEAR_TOP = 60;

/** What begins the address of a drawn figure instead of a picture's name. */
export const FIGURE = /^figure:/;

/** @returns the image that is all of a top-level paragraph */
export function loneImage(node: RootContent): Image | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}

/** Counts the words, and puts each picture that can be shown into its place; reports the others. */
export function images(found: Found, read: (name: string) => PictureReading) {
  return (tree: Root, file: VFile): void => {
    const alone = new Set(tree.children.map(loneImage));
    const readings = new Map<string, PictureReading>();
    visit(tree, 'image', (image) => {
      if (FIGURE.test(image.url)) return;
      const name = nameOf(image);
      const reading = readings.get(name) ?? read(name);
      readings.set(name, reading);
      if ('reason' in reading) file.message(reading.reason, image);
      else if (!image.alt?.trim()) {
        file.message(
          `picture "${name}" needs a text between the square brackets that says what it shows`,
          image,
        );
      } else if (!alone.has(image)) {
        file.message(`picture "${name}" must stand alone, with an empty line before and after it`, image);
      }
      if ('picture' in reading && !found.pictures.includes(reading.picture))
        found.pictures.push(reading.picture);
    });
    let first = true;
    tree.children = tree.children.map((node) => {
      const image = loneImage(node);
      if (!image) {
        found.words += wordsOf(node);
        return node;
      }
      if (FIGURE.test(image.url)) return node;
      const reading = readings.get(nameOf(image));
      if (!reading || 'reason' in reading) return node;
      const load = first && found.words <= NEAR_TOP ? 'eager' : 'lazy';
      first = false;
      return placed(
        figureElements({ load, alt: image.alt ?? '', caption: image.title ?? '' }, reading.picture),
      );
    });
  };
}

function wordsOf(node: RootContent): number {
  const texts: string[] = [];
  visit(node, (inner) => {
    if (isTextBlock(inner)) texts.push(plainText(inner));
  });
  return countWords(texts.join(' '));
}

function placed(children: Element[]): RootContent {
  return {
    type: 'paragraph',
    children: [],
    data: { hName: 'figure', hProperties: { className: ['picture'] }, hChildren: children },
  };
}

/** @returns the name of a picture; with spaces it is written `%20` in Markdown */
export function nameOf({ url }: Pick<Image, 'url'>): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
