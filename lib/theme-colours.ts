/** The theme's colours as literals, for pictures that no stylesheet reaches. */

/**
 * Reads `--color-name: oklch(L% C H);` declarations, so that a colour is written down in app/globals.css alone.
 * @param css text of the stylesheet
 * @returns `#rrggbb` by name of the colour
 */
export function themeColours(css: string): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/--color-([a-z-]+):\s*oklch\(([\d.]+)% ([\d.]+) ([\d.]+)\)/g);
  return new Map(
    [...declarations].map(([, name = '', lightness, chroma, hue]) => [
      name,
      oklchToHex(Number(lightness) / 100, Number(chroma), Number(hue)),
    ]),
  );
}

/**
 * @param lightness 0 to 1 @param chroma 0 to about 0.4 @param hue degrees
 * @returns the sRGB colour as `#rrggbb`, clipped to the gamut (https://www.w3.org/TR/css-color-4/#color-conversion-code)
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${linear.map((part) => byte(gamma(part)).toString(16).padStart(2, '0')).join('')}`;
}

/** https://www.w3.org/TR/css-color-4/#predefined-sRGB */
function gamma(linear: number): number {
  return linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
}

function byte(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 255);
}
