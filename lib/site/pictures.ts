import { join } from 'node:path';
import type { Content } from '../content';
import { type Picture, type PictureFile, pictureFiles } from '../content/pictures';
import { makePicture } from '../drawing/photo/make';
import { codeDigest, digestOf, openCache } from '../next-lean/cache.mjs';
import { onceFor } from './once-for';

export type SitePicture = PictureFile & { picture: Picture };

type Texts = Pick<Content, 'articles' | 'markdownPages' | 'pressReleases'>;

/** @returns every file of every picture that a text shows, by address */
export const sitePictures = onceFor((content: Texts): ReadonlyMap<string, SitePicture> => {
  const { articles, markdownPages, pressReleases } = content;
  const files = [...articles, ...markdownPages.values(), ...pressReleases]
    .flatMap(({ pictures }) => pictures)
    .flatMap((picture) => pictureFiles(picture).map((file) => [file.path, { ...file, picture }] as const));
  return new Map(files);
});

/** @returns the file's bytes, made once for this build and later ones */
export function pictureBytes(
  { picture, width, format }: SitePicture,
  contentDir: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const root = /* turbopackIgnore: true */ process.cwd();
  const key = digestOf(codeDigest(root, ['lib/drawing/photo']), picture.hash, String(width), format);
  const source = join(/* turbopackIgnore: true */ contentDir, picture.file);
  const made = () =>
    makePicture(source, { width, format }).catch((error: Error) => {
      throw new Error(`content/${picture.file}  (file)  cannot be drawn, copy it anew: ${error.message}`);
    });
  return openCache(root, 'pictures').keep(key, made);
}
