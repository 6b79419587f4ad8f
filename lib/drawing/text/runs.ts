/** Divides a line of text into runs of one face and one direction, in the order in which they stand on the line. */
import bidiFactory from 'bidi-js';
import { FACE_NAMES, type FaceName } from './face-files';
import { textFace } from './faces';

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

/**
 * @param line a line that was broken already
 * @param rtl the direction of its paragraph
 * @returns its runs from left to right (UAX #9, L2)
 */
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
