/** Shapes text with HarfBuzz: letters joined and kerned as their script wants it, as outlines that need no font. */

import bidiFactory from 'bidi-js';
import { Buffer, Direction, shape } from 'harfbuzzjs';
import { rounded } from '../ring';
import { FACE_NAMES, type FaceName, textFace } from './faces';

/** An emoji fills its whole em, a capital seven tenths of it. */
const SCALE = { display: 1, arabic: 1, emoji: 0.86 };

// One for all lines: HarfBuzz's memory is none that a collection of garbage sees, and buffers wait there for one.
const buffer = new Buffer();

/**
 * @param size in pixels
 * @param tracking in ems, between letters of the display face
 * @param rtl the direction of the paragraph
 * @returns the width of the line, and its outlines as SVG paths in the colour of what holds them, the baseline at 0
 */
export function shapeLine(line: string, size: number, tracking: number, rtl: boolean) {
  let width = 0;
  let markup = '';
  for (const run of visualRuns(line, rtl)) {
    const { font, upem } = textFace(run.face);
    const scale = (size * SCALE[run.face]) / upem;
    const { glyphs, advance } = shapeRun(run, tracking * upem);
    for (const { glyph, x, y } of glyphs) {
      const path = font.glyphToPath(glyph);
      if (!path) continue;
      const place = `translate(${rounded(width + x * scale)} ${rounded(-y * scale)})`;
      markup += `<path transform="${place} scale(${scale.toFixed(5)} -${scale.toFixed(5)})" d="${path}"/>`;
    }
    width += advance * scale;
  }
  return { width, markup };
}

/** @returns glyphs of a run from left to right and its width, all in font units */
export function shapeRun({ text, face, rtl }: TextRun, tracking: number) {
  buffer.clearContents();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  buffer.setDirection(rtl ? Direction.RTL : Direction.LTR);
  shape(textFace(face).font, buffer);
  const between = face === 'display' ? tracking : 0;
  const positions = buffer.getGlyphPositions();
  let pen = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const placed = { glyph: codepoint, x: pen + xOffset, y: yOffset };
    // A mark over a letter takes no room, and no tracking.
    if (xAdvance > 0) pen += xAdvance + between;
    return placed;
  });
  return { glyphs, advance: pen };
}

/** Divides a line of text into runs of one face and one direction, in the order in which they stand on the line. */

export type TextRun = { text: string; face: FaceName; rtl: boolean };

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** What modifies the characters beside it and needs no glyph of its own. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
/** Shown as a picture by itself, by a variation selector, or in a sequence: keycaps, flags. */
const EMOJI = /\p{Emoji_Presentation}|\ufe0f|\u20e3/u;

/** @returns whether a paragraph runs from right to left, by its first letter that has a direction (UAX #9, P2) */
export function isRightToLeft(text: string): boolean {
  return bidi.getEmbeddingLevels(text).paragraphs[0]?.level === 1;
}

/** @returns the visible characters of a text that no face has a glyph for, each once */
export function undrawable(text: string): string[] {
  const characters = [...text].filter((character) => !INVISIBLE.test(character));
  return [...new Set(characters)].filter((character) => !FACE_NAMES.some((name) => hasAll(name, character)));
}

/** @returns the runs of a broken line from left to right (UAX #9, L2); `rtl` is the direction of its paragraph */
export function visualRuns(line: string, rtl: boolean): TextRun[] {
  const embedding = bidi.getEmbeddingLevels(line, rtl ? 'rtl' : 'ltr');
  const runs: (TextRun & { level: number; start: number })[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const level = embedding.levels[index] ?? 0;
    const last = runs.at(-1);
    // A space belongs to the letters before it, so that it is as wide as there; that of emoji is a whole em.
    const face = segment === ' ' && last && last.face !== 'emoji' ? last.face : faceOf(segment);
    if (last?.face === face && last.level === level) last.text += segment;
    else runs.push({ text: segment, face, level, rtl: level % 2 === 1, start: index });
  }
  const order = bidi.getReorderedIndices(line, embedding);
  return runs.sort((a, b) => order.indexOf(a.start) - order.indexOf(b.start));
}

function faceOf(grapheme: string): FaceName {
  if (EMOJI.test(grapheme) && hasAll('emoji', grapheme)) return 'emoji';
  return FACE_NAMES.find((name) => hasAll(name, grapheme)) ?? 'display';
}

function hasAll(name: FaceName, grapheme: string): boolean {
  const { has } = textFace(name);
  return [...grapheme].every(
    (character) => INVISIBLE.test(character) || has.has(character.codePointAt(0) ?? 0),
  );
}
