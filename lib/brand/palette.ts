/** The colours of the theme as hex values, for everything that is not CSS: icons, logos, the brand guidelines. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The one home of the colours: the Tailwind theme. */
const THEME_FILE = 'app/globals.css';
const TOKEN = /--color-([a-z-]+):\s*oklch\(([\d.]+)%\s+([\d.]+)\s+([\d.]+)\)/g;

export type Colour = { name: string; oklch: string; hex: string };

/**
 * @param css text of the theme; by default app/globals.css of this checkout
 * @returns every colour token written in OKLCH, by name
 */
export function palette(css = readTheme()): ReadonlyMap<string, Colour> {
  return new Map(
    [...css.matchAll(TOKEN)].map(([, name = '', lightness, chroma, hue]) => [
      name,
      {
        name,
        oklch: `oklch(${lightness}% ${chroma} ${hue})`,
        hex: oklchToHex(Number(lightness) / 100, Number(chroma), Number(hue)),
      },
    ]),
  );
}

/**
 * @param name a colour token of the theme, such as `leaf`
 * @throws Error when the theme has no such colour
 */
export function hexOf(name: string, colours = palette()): string {
  const colour = colours.get(name);
  if (!colour) throw new Error(`${THEME_FILE}  --color-${name}  is needed, in oklch()`);
  return colour.hex;
}

/**
 * Converts OKLCH to the nearest sRGB colour by clipping (CSS Color 4, section 9.3, and its matrices).
 * @param lightness 0 to 1
 * @param hue degrees
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((value) => channel(value).toString(16).padStart(2, '0')).join('')}`;
}

/** @returns the contrast of two hex colours, 1 to 21 (WCAG 2.2, "contrast ratio") */
export function contrastRatio(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channel(linear: number): number {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255);
}

function readTheme(): string {
  return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), THEME_FILE), 'utf8');
}
