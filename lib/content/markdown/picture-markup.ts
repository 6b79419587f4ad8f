/** The files that a picture is sent as, and the HTML that names them. */
import type { Element, Properties } from 'hast';
import type { Picture } from '../read/pictures';

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureFile = { path: string; width: number; format: PictureFormat };

/** Pixels: a phone, a phone with a fine screen or a text's column, and the same on a fine screen. */
const WIDTHS = [480, 800, 1280];
/** The column of an article's text (components/article/ArticlePage.tsx). */
export const TEXT_SIZES = '(min-width: 42.5rem) 40rem, calc(100vw - 2.5rem)';

/** @returns every file that is made of a picture, none wider than it is itself */
export function pictureFiles(picture: Picture): PictureFile[] {
  const fitting = WIDTHS.filter((width) => width < picture.width);
  const widths = fitting.length < WIDTHS.length ? [...fitting, picture.width] : fitting;
  const name = picture.file.slice(picture.file.lastIndexOf('/') + 1, picture.file.lastIndexOf('.'));
  const slug = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return PICTURE_FORMATS.flatMap((format) =>
    widths.map((width) => ({
      path: `/pictures/${[slug, picture.hash, width].filter(Boolean).join('-')}.${format}`,
      width,
      format,
    })),
  );
}

/** @returns `srcset` of one format */
export function sourceSet(picture: Picture, format: PictureFormat): string {
  return pictureFiles(picture)
    .filter((file) => file.format === format)
    .map(({ path, width }) => `${path} ${width}w`)
    .join(', ');
}

/** @returns the address that stands for the picture where only one can be named */
export function pictureAddress(picture: Picture): string {
  const files = pictureFiles(picture).filter(({ format }) => format === 'webp');
  return (files[1] ?? files[0])?.path ?? '';
}

/** How a picture stands in a text. */
export type Placing = { load: 'eager' | 'lazy'; alt: string; caption: string };

/** @returns what is inside the figure that stands in a text */
export function figureElements({ load, alt, caption }: Placing, picture: Picture): Element[] {
  const { width, height } = picture;
  const shown = element('picture', {}, [
    element('source', { type: 'image/avif', srcSet: sourceSet(picture, 'avif'), sizes: TEXT_SIZES }),
    element('img', {
      src: pictureAddress(picture),
      srcSet: sourceSet(picture, 'webp'),
      sizes: TEXT_SIZES,
      width,
      height,
      alt,
      ...(load === 'lazy' && { loading: 'lazy' }),
      decoding: 'async',
    }),
  ]);
  return caption ? [shown, element('figcaption', {}, [{ type: 'text', value: caption }])] : [shown];
}

function element(tagName: string, properties: Properties, children: Element['children'] = []): Element {
  return { type: 'element', tagName, properties, children };
}
