/** The colours of the theme as hex values, for everything that no stylesheet reaches: icons, logos, the manifest. */
import { readTheme, type ThemeColour } from './theme';

/** Those that no theme changes (app/globals.css). */
const FIXED = { white: '#ffffff', plum: '#6a1f52', skin: '#7a4a2d', 'skin-deep': '#4f2c1b' };

export type Ink = ThemeColour | keyof typeof FIXED;

/** @param projectDir path of the checkout @returns every colour as `#rrggbb` by its name */
export function palette(
  projectDir: string = /* turbopackIgnore: true */ process.cwd(),
): ReadonlyMap<string, string> {
  return new Map([...Object.entries(readTheme(projectDir).colours), ...Object.entries(FIXED)]);
}

/** @throws Error when there is no such colour */
export function hexOf(name: string, colours = palette()): string {
  const hex = colours.get(name);
  if (!hex) throw new Error(`content/theme.json  colours.${name}  is needed, as #rrggbb`);
  return hex;
}
