/** Shapes text with HarfBuzz: letters joined and kerned as their script wants it, as outlines that need no font. */
import { Buffer, Direction, shape } from 'harfbuzzjs';
import { rounded } from '../ring';
import { textFace } from './faces';
import { type TextRun, visualRuns } from './runs';

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
