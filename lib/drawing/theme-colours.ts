/** The theme's colours as literals, for pictures that no stylesheet reaches. */

/**
 * Reads `--color-name: #rrggbb;` declarations, so that a colour is written down in app/globals.css alone.
 * @param css text of the stylesheet
 * @returns `#rrggbb` by name of the colour
 */
export function themeColours(css: string): ReadonlyMap<string, string> {
  const declarations = css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{6});/g);
  return new Map([...declarations].map(([, name = '', colour = '']) => [name, colour]));
}
