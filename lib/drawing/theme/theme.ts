/** The look of the site, content/theme.json: whatever is drawn or styled takes it from there. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const THEME_FILE = join('content', 'theme.json');

/** Two grounds, what stands on each, and three accents with a variant for the ground that they would be lost on. */
export const THEME_COLOURS = [
  'ink',
  'raised',
  'line',
  'mist',
  'paper',
  'sand',
  'rule',
  'text',
  'muted',
  'leaf',
  'leaf-deep',
  'sun',
  'sun-deep',
  'iris',
  'iris-light',
  'rose',
  'rose-deep',
] as const;
export type ThemeColour = (typeof THEME_COLOURS)[number];

export type Theme = {
  /** `#rrggbb` */
  colours: Record<ThemeColour, string>;
  /** Of a card's corners, in rem; those of controls and panels follow. */
  radius: number;
  displayFace: {
    name: string;
    /** Who made it, and its licence. */
    credit: string;
    /** A file of content/fonts/, an installed package, or a file of one. */
    file: string;
  };
};

/** @param projectDir path of the checkout @returns its theme as the file has it, not checked */
export function readTheme(projectDir: string): Theme {
  return JSON.parse(readFileSync(join(/* turbopackIgnore: true */ projectDir, THEME_FILE), 'utf8')) as Theme;
}

/** The colours of the theme as hex values, for everything that no stylesheet reaches: icons, logos, the manifest. */

/** Those that no theme changes (app/globals.css). */
const FIXED = {
  white: '#ffffff',
  plum: '#6a1f52',
  skin: '#7a4a2d',
  'skin-deep': '#4f2c1b',
  'skin-light': '#a9703f',
};

export type Ink = ThemeColour | keyof typeof FIXED;

/** @returns every colour as `#rrggbb` by its name */
export function palette(): ReadonlyMap<string, string> {
  const { colours } = readTheme(/* turbopackIgnore: true */ process.cwd());
  return new Map([...Object.entries(colours), ...Object.entries(FIXED)]);
}

/** @throws Error when there is no such colour */
export function hexOf(name: string, colours = palette()): string {
  const hex = colours.get(name);
  if (!hex) throw new Error(`content/theme.json  colours.${name}  is needed, as #rrggbb`);
  return hex;
}
