/** Pictures that texts show: what an editor put into the folder `pictures` beside them, and the files that each is sent as. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { imageSize } from 'image-size';
import { meant } from './text/nearest';

export const PICTURE_FOLDER = 'pictures';

/** Endings of what can be read; the site sends its own sizes and formats. */
const ENDINGS = ['.jpg', '.jpeg', '.png', '.webp', '.avif'];
/** What a telephone's camera writes is below; more slows every build down and is no sharper on the site. */
const MOST_MEGABYTES = 12;
const MOST_MEGAPIXELS = 50;
/** A text's column is 640 pixels wide. */
const LEAST_WIDTH = 320;
/** EXIF orientations from here on are turned by a quarter. */
const TURNED = 5;

export type Picture = {
  file: string;
  /** Digest of its bytes, which changes every address when the picture does. */
  hash: string;
  /** Pixels, as it is shown. */
  width: number;
  height: number;
};

/** A picture, or what is wrong with it, in words. */
export type PictureReading = { picture: Picture } | { reason: string };

const read = new Map<string, { change: string; reading: PictureReading }>();

export function readPicture(contentDir: string, folder: string, name: string): PictureReading {
  const home = `content/${folder}/${PICTURE_FOLDER}/`;
  if (/^(?:[a-z]+:)?\/\//i.test(name) || /^data:/i.test(name))
    return fault(name, `is on another site: put the file into ${home} and write its name`);
  if (/[\\/]/.test(name)) return fault(name, `must be the name of a file in ${home}, without a folder`);
  if (!ENDINGS.some((ending) => name.toLowerCase().endsWith(ending)))
    return fault(name, `cannot be shown: pictures end with ${ENDINGS.join(', ')}`);
  const path = join(/* turbopackIgnore: true */ contentDir, folder, PICTURE_FOLDER, name);
  // Letters of another case are another file on the servers that build, if not on the editor's computer.
  const names = existsSync(join(path, '..')) ? readdirSync(join(path, '..')) : [];
  if (!names.includes(name)) return fault(name, `is not in ${home}${meant(name, names)}`);
  const { mtimeMs, size } = statSync(path);
  const known = read.get(path);
  if (known?.change === `${mtimeMs}:${size}`) return known.reading;
  const reading = measured(path, `${folder}/${PICTURE_FOLDER}/${name}`, size / 1e6);
  read.set(path, { change: `${mtimeMs}:${size}`, reading });
  return reading;
}

const fault = (name: string, reason: string) => ({ reason: `"${name}" ${reason}` });

function measured(path: string, file: string, megabytes: number): PictureReading {
  const name = basename(file);
  if (megabytes > MOST_MEGABYTES)
    return fault(name, `has ${megabytes.toFixed(0)} MB: save it with at most ${MOST_MEGABYTES}`);
  const bytes = readFileSync(path);
  const size = sizeOf(bytes);
  if (!size) return fault(name, 'cannot be read as a picture: save it anew as JPEG, PNG, WebP or AVIF');
  const [width, height] = size;
  if (width * height > MOST_MEGAPIXELS * 1e6)
    return fault(name, `has ${width} × ${height} pixels: 2,560 in width are enough`);
  if (width < LEAST_WIDTH)
    return fault(name, `is ${width} pixels wide, and would be blurred: take one of at least ${LEAST_WIDTH}`);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { picture: { file, hash, width, height } };
}

function sizeOf(bytes: Buffer): [number, number] | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation >= TURNED ? [height, width] : [width, height];
  } catch {
    return undefined;
  }
}

export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];
export type PictureFile = { path: string; width: number; format: PictureFormat };

/** Pixels: a phone, a phone with a fine screen or a text's column, and the same on a fine screen. */
const WIDTHS = [480, 800, 1280];

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
