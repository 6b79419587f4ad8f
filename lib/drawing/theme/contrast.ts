/** Contrast of colours, and which of the theme's must be told apart (WCAG 2.2, 1.4.3). */
import type { Theme, ThemeColour } from './theme';

/** For text of any size. */
const LEAST = 4.5;

const LIGHT = ['paper', 'sand', 'white'] as const;
const DARK = ['ink', 'raised'] as const;

/** What each colour stands on as text, or text of which colour stands on it. */
const STANDS_WITH: Partial<Record<ThemeColour, readonly (ThemeColour | 'white')[]>> = {
  ink: ['white'],
  mist: DARK,
  text: LIGHT,
  muted: LIGHT,
  leaf: DARK,
  'leaf-deep': LIGHT,
  sun: DARK,
  'sun-deep': LIGHT,
  iris: LIGHT,
  'iris-light': DARK,
  rose: ['ink'],
  'rose-deep': LIGHT,
};

export type ContrastFault = { colour: ThemeColour; against: string; ratio: number; nearest?: string };

/** @returns each colour that cannot be read with one it stands with, and the nearest shade of it that can with all */
export function contrastFaults(colours: Theme['colours']): ContrastFault[] {
  const hex = (name: ThemeColour | 'white') => (name === 'white' ? '#ffffff' : colours[name]);
  return Object.entries(STANDS_WITH).flatMap(([name, others]) => {
    const colour = name as ThemeColour;
    const grounds = others.map(hex);
    const [worst] = others
      .map((against) => ({ against, ratio: contrastRatio(colours[colour], hex(against)) }))
      .sort((a, b) => a.ratio - b.ratio);
    if (!worst || worst.ratio >= LEAST) return [];
    const nearest = nearestReadable(colours[colour], grounds);
    return [{ colour, ...worst, ...(nearest && { nearest }) }];
  });
}

/** @returns the colour with as little black or white in it as makes it readable on every ground; none where nothing does */
function nearestReadable(colour: string, grounds: readonly string[]): string | undefined {
  for (let part = 1; part <= 100; part += 1) {
    const shades = ['#000000', '#ffffff'].map((end) => mixed(colour, end, part / 100));
    const found = shades.find((shade) => grounds.every((ground) => contrastRatio(shade, ground) >= LEAST));
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
