/** The files that a picture is sent as, and the HTML that names them. */
import type { MarkedPicture } from './markdown-pictures';
import type { Picture } from './pictures';

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

/** @returns the figure that stands in a text; alternative text and caption are HTML already */
export function figureMarkup({ load, alt, caption }: MarkedPicture, picture: Picture): string {
  const { width, height } = picture;
  const lazy = load === 'lazy' ? ' loading="lazy"' : '';
  const quoted = alt.replaceAll('"', '&quot;');
  return (
    `<figure class="picture"><picture><source type="image/avif" srcset="${sourceSet(picture, 'avif')}" sizes="${TEXT_SIZES}">` +
    `<img src="${pictureAddress(picture)}" srcset="${sourceSet(picture, 'webp')}" sizes="${TEXT_SIZES}" ` +
    `width="${width}" height="${height}" alt="${quoted}"${lazy} decoding="async"></picture>` +
    `${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`
  );
}
