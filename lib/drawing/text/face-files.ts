import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), 'node_modules', FACE_FILES[name]));
}
