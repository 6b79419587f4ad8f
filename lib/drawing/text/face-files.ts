import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Whole faces from packages, in the order in which a character looks for its glyph; the first has all of Latin. */
const FACE_FILES = {
  display: '@expo-google-fonts/bricolage-grotesque/800ExtraBold/BricolageGrotesque_800ExtraBold.ttf',
  arabic: '@expo-google-fonts/noto-sans-arabic/800ExtraBold/NotoSansArabic_800ExtraBold.ttf',
  emoji: '@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf',
};
export type FaceName = keyof typeof FACE_FILES;
export const FACE_NAMES = Object.keys(FACE_FILES) as FaceName[];

/** @returns the bytes of a face, as TrueType */
export function readFaceFile(name: FaceName): Buffer {
  const path = faceFile(FACE_FILES[name]);
  return readFileSync(/* turbopackIgnore: true */ path);
}

/** Packages stand in the checkout or, as Node looks for them, in a folder above it. */
function faceFile(file: string): string {
  const cwd = /* turbopackIgnore: true */ process.cwd();
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(/* turbopackIgnore: true */ folder, 'node_modules', file);
    if (existsSync(/* turbopackIgnore: true */ path) || folder === dirname(folder)) return path;
  }
}
