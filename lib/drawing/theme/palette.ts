/** The colours of the theme as hex values, for everything that no stylesheet reaches: icons, logos, the manifest. */
import { readTheme } from './theme';

/**
 * @param projectDir path of the checkout
 * @returns `#rrggbb` by name of every colour of the theme, and white, which no theme changes
 */
export function palette(
  projectDir: string = /* turbopackIgnore: true */ process.cwd(),
): ReadonlyMap<string, string> {
  return new Map([...Object.entries(readTheme(projectDir).colours), ['white', '#ffffff']]);
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
