/** The display face as it is sent to visitors: cut to the characters that headings use, by the build that uses it. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readFaceFile, textFace } from './faces';

/** Where app/layout.tsx finds it, and what it was cut from and for. */
const CUT = join('app', 'fonts', 'display-800.woff2');
const CUT_FOR = join('.next', 'cache', 'display-face');

/** What any heading may be written with; what only code is written with is left out. */
const ALWAYS = ` !"#$%&'()*+,-./0123456789:;?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz–—‘’“”…·×→←€£`;
/** All that the face may have beyond ASCII: Latin-1 to Latin Extended-B, Vietnamese, punctuation and currencies. */
export const LATIN = Array.from({ length: 0x20d0 }, (_, code) => String.fromCodePoint(code))
  .filter((character) => /[\u00a0-\u024f\u1e00-\u1eff\u2000-\u20cf]/.test(character))
  .join('');
/** Kerning is what large headings need; alternates that nothing switches on would only weigh. */
const OPTIONS = {
  targetFormat: 'woff2' as const,
  keepFeatures: ['kern'],
  noLayoutClosure: true,
  noHinting: true,
};

/**
 * Writes the face to app/fonts unless what lies there is the one.
 * @param used every text that may stand in the display face; characters that it lacks are shown in others
 */
export async function cutDisplayFace(projectDir: string, used: string): Promise<void> {
  const characters = charactersOf(used);
  const original = readFaceFile('display');
  const { weight } = textFace('display');
  const options = { ...OPTIONS, ...(weight !== undefined && { variationAxes: { wght: weight } }) };
  const file = join(projectDir, CUT);
  const stamp = join(projectDir, CUT_FOR);
  const digest = (cut: Uint8Array) => {
    const hash = createHash('sha256').update(JSON.stringify([characters, options]));
    return hash.update(original).update(cut).digest('hex');
  };
  const [cutFor, cut] = await Promise.all([stamp, file].map((path) => readFile(path).catch(() => undefined)));
  if (cut && `${cutFor}` === digest(cut)) return;
  const { default: subsetFont } = await import('subset-font');
  const made = await subsetFont(original, characters, options);
  for (const path of [file, stamp]) await mkdir(dirname(path), { recursive: true });
  await writeFile(file, made);
  await writeFile(stamp, digest(made));
}

/** @returns the characters beyond ASCII of a text together with those that are always there, each once and sorted */
export function charactersOf(used: string): string {
  const beyond = [...used.normalize('NFC')].filter((character) => character > '~');
  return [...new Set([...ALWAYS, ...beyond])].sort().join('');
}
