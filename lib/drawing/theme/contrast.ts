/** Contrast of colours, and which of the theme's must be told apart (WCAG 2.2, 1.4.3 and 1.4.11). */
import { THEME_COLOURS, type Theme, type ThemeColour } from './theme';

/** For text of any size, and for what is no text but means something: borders of fields, marks, icons. */
const LEAST = { text: 4.5, part: 3 } as const;

const LIGHT = ['paper', 'sand', 'white'] as const;
const DARK = ['ink', 'raised'] as const;

/**
 * Which colours stand with which, one of them as text, or as a part of what is seen; and how much of the colour is in that:
 * `border-muted/70`.
 */
const STANDS_WITH: readonly [ThemeColour[], readonly (ThemeColour | 'white')[], Need['kind'], number][] = [
  [['ink'], ['white'], 'text', 1],
  [['mist', 'leaf', 'sun', 'iris-light'], DARK, 'text', 1],
  [['text', 'muted', 'leaf-deep', 'sun-deep', 'iris', 'rose-deep'], LIGHT, 'text', 1],
  [['rose'], ['ink'], 'text', 1],
  [['muted'], ['white'], 'part', 0.7],
  [['rose'], LIGHT, 'part', 1],
];

type Need = { against: string; ground: string; kind: keyof typeof LEAST; share: number };

/** A ground that so many colours cannot be told from, though from others they can, is wrong itself. */
const MANY = 3;

/** @returns each colour that cannot be told from one it stands with, and the nearest shade of it that can from all */
export function contrastFaults(colours: Theme['colours']) {
  const needsOf = (colour: ThemeColour): Need[] =>
    STANDS_WITH.filter(([standing]) => standing.includes(colour)).flatMap(([, grounds, kind, share]) =>
      grounds.map((against) => {
        return { against, kind, share, ground: against === 'white' ? '#ffffff' : colours[against] };
      }),
    );
  const faults = THEME_COLOURS.flatMap((colour) => {
    const needs = needsOf(colour);
    const [worst] = needs
      .map((need) => ({ ...need, ratio: seenRatio(colours[colour], need), least: LEAST[need.kind] }))
      .sort((a, b) => a.ratio / a.least - b.ratio / b.least);
    if (!worst || worst.ratio >= worst.least) return [];
    const { ground: _ground, share: _share, ...fault } = worst;
    const nearest = nearestReadable(colours[colour], needs);
    const ofGround = needs.some((need) => seenRatio(colours[colour], need) >= LEAST[need.kind]);
    return [{ ...fault, colour, ...(nearest && { nearest }), ofGround }];
  });
  return faults.flatMap(({ ofGround, ...fault }) => {
    const ground = fault.against as ThemeColour;
    const same = faults.filter((one) => one.ofGround && one.against === ground);
    if (!ofGround || same.length < MANY || !colours[ground]) return [fault];
    if (same[0]?.colour !== fault.colour) return [];
    const against = same.map(({ colour }) => colour).join(', ');
    const needs = same.map(({ colour, kind }) => ({ against, ground: colours[colour], kind, share: 1 }));
    return [{ ...fault, colour: ground, against, nearest: nearestReadable(colours[ground], needs) }];
  });
}

function seenRatio(colour: string, { ground, share }: Need): number {
  return contrastRatio(mixed(ground, colour, share), ground);
}

/** @returns the colour with as little black or white in it as tells it from every ground; none where nothing does */
function nearestReadable(colour: string, needs: readonly Need[]): string | undefined {
  for (let part = 1; part <= 100; part += 1) {
    const shades = ['#000000', '#ffffff'].map((end) => mixed(colour, end, part / 100));
    const found = shades.find((shade) => needs.every((need) => seenRatio(shade, need) >= LEAST[need.kind]));
    if (found) return found;
  }
  return undefined;
}

function mixed(colour: string, end: string, share: number): string {
  const [from, to] = [channels(colour), channels(end)];
  const parts = from.map((value, at) => Math.round(value + ((to[at] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** @returns the contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio") */
export function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param hex `#rrggbb` @returns red, green and blue, 0 to 255 */
export function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
