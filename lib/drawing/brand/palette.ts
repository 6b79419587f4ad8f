/** The colours of the theme as hex values, for everything that no stylesheet reaches: icons, logos, the manifest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { themeColours } from '../theme-colours';

/** The one home of the colours: the Tailwind theme. */
const THEME_FILE = 'app/globals.css';

/** @returns `#rrggbb` by name of every colour of the theme */
export function palette(): ReadonlyMap<string, string> {
  return themeColours(readFileSync(join(/* turbopackIgnore: true */ process.cwd(), THEME_FILE), 'utf8'));
}

/**
 * @param name a colour of the theme, such as `leaf`
 * @throws Error when the theme has no such colour
 */
export function hexOf(name: string, colours = palette()): string {
  const hex = colours.get(name);
  if (!hex) throw new Error(`${THEME_FILE}  --color-${name}  is needed, as #rrggbb`);
  return hex;
}
