/** Pictures and drawn figures: `![alternative text](name "Caption")`, alone in a paragraph. */
import type { Element, Properties } from 'hast';
import type { Image, Paragraph, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { FIGURE_NAMES, isFigureName } from '../../drawing/figures';
import { type Picture, type PictureReading, pictureAddress, sourceSet } from '../pictures';
import { meant } from '../text/nearest';
import { countWords, type Found, isTextBlock, plainText } from './blocks';
import { isOfCast, SUM, toldFault } from './told';

/** An article's head fills a phone's first screen; a picture after so few words may still be on it. */
const NEAR_TOP = 60;
/** What begins the address of a drawn figure instead of a picture's name. */
const FIGURE = /^figure:/;
/** The column of an article's text (components/article/ArticlePage.tsx). */
const TEXT_SIZES = '(min-width: 42.5rem) 40rem, calc(100vw - 2.5rem)';

/**
 * Counts the words, and puts into its place each picture and figure that can be shown; reports the others. A figure is its
 * alternative text, all that a feed needs, and its caption; a page puts the drawing beside them (components/ui/Prose.tsx).
 */
export function images(found: Found, read: (name: string) => PictureReading) {
  return (tree: Root, file: VFile): void => {
    const alone = new Set(tree.children.map(loneImage));
    const readings = new Map<string, PictureReading>();
    visit(tree, 'image', (image) => {
      const isFigure = FIGURE.test(image.url);
      const name = isFigure ? image.url.replace(FIGURE, '') : nameOf(image.url);
      const reading = isFigure ? undefined : (readings.get(name) ?? read(name));
      const fault = isFigure ? figureFault(name, image) : pictureFault(name, image, reading);
      if (fault) file.message(fault, image);
      else if (!alone.has(image)) {
        const what = isFigure ? 'figure' : 'picture';
        file.message(`${what} "${name}" must stand alone, with an empty line before and after it`, image);
      }
      if (!reading) return;
      readings.set(name, reading);
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
      const { url, alt, title } = image;
      if (FIGURE.test(url)) return placedFigure(url.replace(FIGURE, ''), alt ?? '', title ?? '');
      const reading = readings.get(nameOf(url));
      if (!reading || 'reason' in reading) return node;
      const load = first && found.words <= NEAR_TOP ? 'eager' : 'lazy';
      first = false;
      const hChildren = pictureElements(reading.picture, load, image);
      const data = { hName: 'figure', hProperties: { className: ['photo-figure'] }, hChildren };
      return { type: 'paragraph', children: [], data };
    });
  };
}

/** @returns the image that is all of a top-level paragraph */
function loneImage(node: RootContent): Image | undefined {
  const [only, ...others] = node.type === 'paragraph' ? node.children : [];
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}

function pictureFault(name: string, { alt }: Image, reading: PictureReading | undefined): string | undefined {
  if (reading && 'reason' in reading) return reading.reason;
  if (alt?.trim()) return undefined;
  return `picture "${name}" needs a text between the square brackets that says what it shows`;
}

function figureFault(name: string, image: Image): string | undefined {
  if (isOfCast(name)) return toldFigureFault(name, image);
  const { alt, title } = image;
  const known = meant(name, FIGURE_NAMES) || `; there are ${FIGURE_NAMES.join(', ')}`;
  if (!isFigureName(name)) return `"${name}" is not a figure${known}`;
  if (!alt?.trim()) return `figure "${name}" needs an alternative text between the square brackets`;
  return title?.trim() ? undefined : `figure "${name}" needs a caption in quotes after its name`;
}

function toldFigureFault(name: string, { alt, title }: Image): string | undefined {
  const fault = toldFault(name);
  if (fault) return `figure "${name}": ${fault}`;
  if (!SUM.test(alt ?? ''))
    return `figure "${name}" needs a text between the square brackets of the form "Who: how much, and the rest."`;
  return title ? `figure "${name}" has no caption: its text is seen` : undefined;
}

/** @returns what is inside the figure of a picture */
function pictureElements(picture: Picture, load: 'eager' | 'lazy', { alt, title }: Image): Element[] {
  const { width, height } = picture;
  const shown = element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: sourceSet(picture, 'avif'), sizes: TEXT_SIZES }),
    element('img', {
      src: pictureAddress(picture),
      srcSet: sourceSet(picture, 'webp'),
      sizes: TEXT_SIZES,
      width,
      height,
      alt: alt ?? '',
      ...(load === 'lazy' && { loading: 'lazy' }),
      decoding: 'async',
    }),
  ]);
  return title ? [shown, element('figcaption', {}, [{ type: 'text', value: title }])] : [shown];
}

function element(tagName: string, properties: Properties, children: Element['children'] = []): Element {
  return { type: 'element', tagName, properties, children };
}

function placedFigure(name: string, alt: string, caption: string): RootContent {
  const paragraph = (value: string, hName: string): Paragraph => ({
    type: 'paragraph',
    children: [{ type: 'text', value }],
    data: { hName },
  });
  return {
    type: 'blockquote',
    children: [paragraph(alt, 'p'), ...(caption ? [paragraph(caption, 'figcaption')] : [])],
    data: { hName: 'figure', hProperties: { dataFigure: name } },
  };
}

function wordsOf(node: RootContent): number {
  const texts: string[] = [];
  visit(node, (inner) => {
    if (isTextBlock(inner)) texts.push(plainText(inner));
  });
  return countWords(texts.join(' '));
}

/** @returns the name of a picture; with spaces it is written `%20` in Markdown */
export function nameOf(url: string): string {
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}
