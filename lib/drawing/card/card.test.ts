import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { coverOf } from '../covers/cover';
import { shapeLine } from '../text/shape';
import { cardPicture, cardSvg } from './card';

const INKS =
  'ink raised line mist sand white leaf leaf-deep sun iris iris-light rose rose-deep plum skin skin-deep'.split(
    ' ',
  );
const COLOURS = Object.fromEntries(INKS.map((name, index) => [name, `#0000${(16 + index).toString(16)}`]));
const LONG = `${'Words that go on and on '.repeat(9)}…`;

const texts = (title: string) => ({ title, label: 'Guides', note: '4 min read', brand: 'Café' });
const draw = (title: string) =>
  cardPicture(texts(title), coverOf(title, 'leaf'), new Map(Object.entries(COLOURS)));

/** Every height at which a line of the title begins, from the groups that hold one line each. */
function baselines(title: string): number[] {
  const svg = cardSvg(texts(title), '', (ink) => COLOURS[ink] ?? '');
  return [...svg.matchAll(/<g transform="translate\(\d+ (\d+)\)"><path/g)].map(([, y]) => Number(y));
}

describe('a social card', () => {
  it('is a picture of the size that readers crop to', async () => {
    const png = await draw('Title');
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(await draw('Another')).not.toEqual(png);
  });

  it('keeps a title of 200 characters between label and brand', () => {
    const [label = 0, ...rest] = baselines(LONG);
    const title = rest.slice(0, -2);
    expect(title.length).toBeGreaterThan(5);
    expect(Math.min(...title)).toBeGreaterThan(label + 40);
    expect(Math.max(...title)).toBeLessThan(Math.min(...rest.slice(-2)) - 50);
  });

  it('has the note end where the column ends, and a title from right to left begin there', () => {
    const svg = (title: string) => cardSvg(texts(title), '', (ink) => COLOURS[ink] ?? '');
    const lefts = (title: string) =>
      [...svg(title).matchAll(/<g transform="translate\((\d+) \d+\)"><path/g)].map(([, x]) => Number(x));
    const [label = 0, title = 0, brand = 0, note = 0] = lefts('Title');
    expect([label, title]).toEqual([64, 64]);
    expect(brand).toBeGreaterThan(label);
    const right = 64 + 1200 - 520 - 120;
    expect(note + shapeLine(texts('').note, 24, 0, false).width).toBeCloseTo(right, 0);
    const arabic = 'كيف تكسب';
    const [, start = 0] = lefts(arabic);
    expect(start + shapeLine(arabic, 72, -0.02, true).width).toBeCloseTo(right, 0);
  });

  it('draws a long domain smaller rather than cut', () => {
    let note = '.example';
    while (shapeLine(note, 24, 0, false).width <= (1200 - 520 - 120) / 2) note = `a${note}`;
    const svg = cardSvg({ ...texts('Title'), note }, '', () => '#000');
    expect(svg).toContain(shapeLine(note, 20, 0, false).markup);
  });

  it('puts the title in the middle between label and brand, however many lines it has', () => {
    const middle = (title: string) => {
      const lines = baselines(title).slice(1, -2);
      return ((lines.at(0) ?? 0) + (lines.at(-1) ?? 0)) / 2;
    };
    expect(middle('Title')).toBe(306 + 72 / 3);
    expect(Math.abs(middle('Words that go on and on for a while') - middle('Title'))).toBeLessThanOrEqual(1);
  });

  it('names the characters that it cannot draw', async () => {
    await expect(draw('漢 now')).rejects.toThrow('"漢 now" cannot be drawn: no face has 漢');
  });
});
