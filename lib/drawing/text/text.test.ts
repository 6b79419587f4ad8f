import { describe, expect, it } from 'vitest';
import { fitText } from './fit';
import { isRightToLeft, shapeLine, shapeRun, undrawable, visualRuns } from './shape';

const SIZES = [
  { size: 70, lines: 2 },
  { size: 40, lines: 3 },
] as const;
/** Two words just fit in, whatever face the owner chose. */
const BOX = Math.ceil(shapeLine('Two words', 70, 0, false).width);
const fitted = (text: string) => fitText(text, [SIZES[0], SIZES[1]], BOX);

describe('characters', () => {
  it.each([
    'Jinsi ya kupata pesa',
    'L’été où Noël œuvre à façon',
    'Zażółć gęślą jaźń – ŹRÓDŁO',
    'Kiếm tiền từ trạng thái Ế Ộ ữ đ',
    'كيف تكسب المال (120)',
    'e\u0301 '.normalize('NFC'),
    '🎉 🇰🇪 👩‍👩‍👧 1️⃣ ❤️ 👍🏽',
  ])('are all there for %s', (text) => {
    expect(undrawable(text)).toEqual([]);
    for (const run of visualRuns(text, isRightToLeft(text))) {
      expect(shapeRun(run, 0).glyphs.map(({ glyph }) => glyph)).not.toContain(0);
    }
  });

  it('that no face has are named once', () => {
    expect(undrawable('漢字漢 text')).toEqual(['漢', '字']);
    expect(undrawable('a\u200b\u200db\n')).toEqual([]);
  });
});

describe('visualRuns', () => {
  it('reads Arabic from the right, with numbers and Latin from the left inside it', () => {
    const text = 'حالة WhatsApp بك';
    expect(isRightToLeft(text)).toBe(true);
    expect(visualRuns(text, true).flatMap((run) => run.text.trim() || [])).toEqual([
      'بك',
      'WhatsApp',
      'حالة',
    ]);
    expect(visualRuns('A حالة', false).map(({ rtl }) => rtl)).toEqual([false, true]);
  });

  it('sets the letters of a line side by side, as far apart as asked', () => {
    const places = (tracking: number) =>
      [...shapeLine('iii', 100, tracking, false).markup.matchAll(/translate\(([-\d.]+) /g)].map(([, x]) =>
        Number(x),
      );
    const [first = 0, second = 0, third = 0] = places(0);
    const step = shapeLine('i', 100, 0, false).width;
    expect(second - first).toBeCloseTo(step, 1);
    expect(third - second).toBeCloseTo(step, 1);
    expect((places(0.1)[1] ?? 0) - second).toBeCloseTo(10, 1);
    expect(shapeLine('iii', 100, 0, false).width).toBeCloseTo(3 * step, 1);
  });

  it('joins Arabic letters: a word is narrower than its letters apart', () => {
    const [run] = visualRuns('كسب', true);
    const face = run?.face ?? 'arabic';
    const apart = [...'كسب'].map((text) => shapeRun({ text, face, rtl: true }, 0).advance);
    expect(run && shapeRun(run, 0).advance).toBeLessThan(apart.reduce((sum, one) => sum + one));
  });

  it('draws a family as one picture, and a space beside it no wider than between words', () => {
    const runs = visualRuns('👩‍👩‍👧 a', false);
    expect(runs.map(({ face }) => face)).toEqual(['emoji', 'display']);
    const [family] = runs;
    expect(family && shapeRun(family, 0).glyphs).toHaveLength(1);
  });
});

describe('fitText', () => {
  const width = (line: string, size: number) => shapeLine(line, size, 0, false).width;

  it('takes the largest size that holds every line', () => {
    expect(fitted('Two words')).toMatchObject({ size: 70, lines: ['Two words'] });
    expect(fitted('Somewhat more words than two of them').size).toBe(40);
  });

  it('ends what fits nowhere with an ellipsis, within the box', () => {
    const { size, lines } = fitted('word '.repeat(60));
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/word…$|…$/);
    for (const line of lines) expect(width(line, size)).toBeLessThanOrEqual(BOX);
  });

  it('breaks a word that is wider than the box', () => {
    const { size, lines } = fitted('x'.repeat(40));
    expect(lines.join('')).toBe('x'.repeat(40));
    for (const line of lines) expect(width(line, size)).toBeLessThanOrEqual(BOX);
  });

  it('draws an accent that was typed apart from its letter with it', () => {
    expect(fitted('Cafe\u0301').lines).toEqual(['Café']);
  });
});
