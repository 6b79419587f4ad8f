/** Breaks a text into lines that fit a box, as large as it can stand there. */

import { textFace } from './faces';
import { isRightToLeft, visualRuns } from './runs';
import { shapeRun } from './shape';

/** A size in pixels, and how many lines of it there may be. */
export type TextSize = { size: number; lines: number };

export type FittedText = { size: number; lines: string[]; rtl: boolean };

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * @param sizes from the largest to the smallest
 * @param width of the box in pixels
 * @param tracking in ems
 * @returns the text in the first size whose lines hold it with every word whole; cut at the end of the last line,
 *   with an ellipsis, where the smallest does not
 */
export function fitText(
  text: string,
  sizes: readonly [TextSize, ...TextSize[]],
  width: number,
  tracking = 0,
): FittedText {
  // An accent that was typed apart from its letter is drawn with it as one.
  const words = text.normalize('NFC').trim().split(/\s+/);
  const rtl = isRightToLeft(text);
  for (const { size, lines: most } of sizes) {
    if (words.some((word) => widthOf(word, size) > width)) continue;
    const lines = brokenLines(words, size);
    if (lines.length <= most) return { size, lines, rtl };
  }
  const { size, lines: most } = sizes.at(-1) ?? sizes[0];
  const lines = brokenLines(
    words.flatMap((word) => pieces(word, size)),
    size,
  );
  if (lines.length <= most) return { size, lines, rtl };
  const last = shortened(lines.slice(most - 1).join(' '), size);
  return { size, lines: [...lines.slice(0, most - 1), last], rtl };

  function widthOf(line: string, at: number): number {
    return visualRuns(line, rtl).reduce((sum, run) => {
      const { upem } = textFace(run.face);
      return sum + (shapeRun(run, tracking * upem).advance * at) / upem;
    }, 0);
  }

  function brokenLines(parts: readonly string[], at: number): string[] {
    const lines: string[] = [];
    for (const part of parts) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${part}` : part;
      if (lines.length > 0 && widthOf(longer, at) <= width) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
    return lines;
  }

  /** A word that is wider than the box is broken where it ends. */
  function pieces(word: string, at: number): string[] {
    if (widthOf(word, at) <= width) return [word];
    const found: string[] = [''];
    for (const { segment } of graphemes.segment(word)) {
      const longer = found.at(-1) + segment;
      if (widthOf(longer, at) <= width) found[found.length - 1] = longer;
      else found.push(segment);
    }
    return found;
  }

  function shortened(line: string, at: number): string {
    let kept = [...graphemes.segment(line)].map(({ segment }) => segment);
    const whole = () => kept.join('').trimEnd() + ELLIPSIS;
    while (kept.length > 1 && widthOf(whole(), at) > width) kept = kept.slice(0, -1);
    return whole();
  }
}
