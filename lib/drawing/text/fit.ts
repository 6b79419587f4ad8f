/** Breaks a text into lines that fit a box, as large as it can stand there. */
import { textFace } from './faces';
import { isRightToLeft, shapeRun, visualRuns } from './shape';

export type TextSize = { size: number; lines: number };

export type FittedText = { size: number; lines: string[]; rtl: boolean };

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const lettersOf = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);

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

  /** @returns the parts in lines as full as they can be; a part that is wider than the box has a line of its own */
  function brokenLines(parts: readonly string[], at: number, between = ' '): string[] {
    const [first = '', ...others] = parts;
    const lines = [first];
    for (const part of others) {
      const longer = lines.at(-1) + between + part;
      if (widthOf(longer, at) <= width) lines[lines.length - 1] = longer;
      else lines.push(part);
    }
    return lines;
  }

  /** A word that is wider than the box is broken where it ends. */
  function pieces(word: string, at: number): string[] {
    return widthOf(word, at) <= width ? [word] : brokenLines(lettersOf(word), at, '');
  }

  function shortened(line: string, at: number): string {
    const kept = lettersOf(line);
    const whole = () => kept.join('').trimEnd() + ELLIPSIS;
    while (kept.length > 1 && widthOf(whole(), at) > width) kept.pop();
    return whole();
  }
}
