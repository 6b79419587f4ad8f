import type { Wordmark } from '../../drawing/brand/mark';
import { textFace } from '../../drawing/text/faces';
import { shapeRun } from '../../drawing/text/shape';

/** Tracking of the name, in ems, as on the site. */
const TRACKING = -0.03;

/**
 * Outlines a word in the display face, so that a logo needs no font.
 * @returns the path in font units, with its width and the height of a capital
 * @throws Error naming the letters that the face lacks
 */
export function outlineWord(word: string): Wordmark {
  const { font, upem, has } = textFace('display');
  const text = word.normalize('NFC');
  const missing = [...text].filter((character) => !has.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`The display face has no glyph for: ${missing.join(' ')}`);

  const tracking = TRACKING * upem;
  const { glyphs, advance } = shapeRun({ text, face: 'display', rtl: false }, tracking);
  const path = glyphs.map(({ glyph, x }) => moveRight(font.glyphToPath(glyph), x)).join('');
  const capital = font.glyphToPath(font.nominalGlyph('H'.codePointAt(0) ?? 0) ?? 0);
  return { path, width: advance - tracking, capHeight: heightOf(capital) };
}

/** Shifts every x of an absolute path; HarfBuzz writes only M, L, Q, C and Z, with pairs of coordinates. */
function moveRight(path: string, by: number): string {
  let isX = true;
  return path.replace(/[A-Z]|-?[\d.]+/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? String(Math.round((Number(token) + by) * 10) / 10) : token;
    isX = !isX;
    return value;
  });
}

/** The highest y of a path that stands on the baseline. */
function heightOf(path: string): number {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([value]) => Number(value));
  return Math.max(...numbers.filter((_, index) => index % 2 === 1));
}
