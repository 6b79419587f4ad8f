/** The colours of the theme as hex values, for everything that no stylesheet reaches: icons, logos, the manifest. */
import { readTheme } from './theme';

const FIXED = { white: '#ffffff', plum: '#6a1f52', skin: '#7a4a2d', 'skin-deep': '#4f2c1b' };

/**
 * @param projectDir path of the checkout
 * @returns `#rrggbb` by name of every colour of the theme, and those that no theme changes (app/globals.css)
 */
export function palette(
  projectDir: string = /* turbopackIgnore: true */ process.cwd(),
): ReadonlyMap<string, string> {
  return new Map([...Object.entries(readTheme(projectDir).colours), ...Object.entries(FIXED)]);
}

/**
 * @param name a colour of the theme, such as `leaf`
 * @throws Error when the theme has no such colour
 */
export function hexOf(name: string, colours = palette()): string {
  const hex = colours.get(name);
  if (!hex) throw new Error(`content/theme.json  colours.${name}  is needed, as #rrggbb`);
  return hex;
}
