import type { Content } from '../content';
import { type PictureFile, pictureFiles } from '../content/markdown/picture-markup';
import type { Picture } from '../content/read/pictures';

export type SitePicture = PictureFile & { picture: Picture };

const byPath = new WeakMap<Content['articles'], ReadonlyMap<string, SitePicture>>();

/** @returns every file of every picture that a text shows, by address */
export function sitePictures({ articles }: Pick<Content, 'articles'>): ReadonlyMap<string, SitePicture> {
  const known = byPath.get(articles);
  if (known) return known;
  const files = articles
    .flatMap(({ pictures }) => pictures)
    .flatMap((picture) => pictureFiles(picture).map((file) => [file.path, { ...file, picture }] as const));
  const made = new Map(files);
  byPath.set(articles, made);
  return made;
}

/**
 * @param path address of the file
 * @throws Error when no text shows it: a route only asks for files that it listed itself
 */
export function pictureAt(path: string, content: Content): SitePicture {
  const file = sitePictures(content).get(path);
  if (!file) throw new Error(`No picture at ${path}`);
  return file;
}
