import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { Wordmark } from '../../drawing/brand/mark';

/** Tracking of the name, in ems, as on the site. */
const TRACKING = -0.03;

/**
 * Outlines a word in the display face, so that a logo needs no font.
 * @param word any text that the face has glyphs for
 * @returns the path in font units, with its width and the height of a capital
 * @throws Error naming the letters that the face lacks
 */
export async function outlineWord(word: string): Promise<Wordmark> {
  const source = createRequire(import.meta.url).resolve(
    '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
  );
  const face = new Face(
    new Blob(await subsetFont(await readFile(source), `${word}H`, { targetFormat: 'sfnt' })),
  );
  const font = new Font(face);
  const glyphs = shapeText(font, word);
  const missing = [...word].filter((_, index) => glyphs[index]?.id === 0);
  if (missing.length > 0) throw new Error(`The display face has no glyph for: ${missing.join(' ')}`);

  const tracking = TRACKING * face.upem;
  let pen = 0;
  let path = '';
  for (const { id, advance } of glyphs) {
    path += moveRight(font.glyphToPath(id), pen);
    pen += advance + tracking;
  }
  const capital = shapeText(font, 'H')[0];
  return { path, width: pen - tracking, capHeight: heightOf(capital ? font.glyphToPath(capital.id) : '') };
}

function shapeText(font: Font, text: string): { id: number; advance: number }[] {
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  return buffer
    .getGlyphInfos()
    .map(({ codepoint }, index) => ({ id: codepoint, advance: positions[index]?.xAdvance ?? 0 }));
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
