/** The theme as Tailwind reads it, and the faces that stand in for the display face until it has come. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { textFace } from '../text/faces';
import { shapeRun } from '../text/shape';
import { channels } from './contrast';
import { readTheme, type Theme } from './theme';

/** Where app/globals.css imports it from. */
const STYLESHEET = join('app', 'generated', 'theme.css');

/** Corners of controls and panels, as parts of a card's. */
const RADII = { control: 7 / 12, card: 1, panel: 3 / 2 };

/** The letters of English headings as often as they come; a face is as wide as these are in it. */
const SAMPLE = 'The quick brown fox jumps over the lazy dog: earn, share and get paid for views in Kenya';
/**
 * Bold faces that systems have, and the mean width of the sample's characters in them, in ems. Measured as means over
 * the headings of a site, from which a line deviates by about one per cent.
 */
const STAND_INS = [
  {
    family: 'Display Arial',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
    width: 0.47894,
  },
  { family: 'Display Roboto', local: ['Roboto Bold', 'Roboto-Bold'], width: 0.44982 },
];

/** Ascent and descent of a face and the mean width of a character, in ems. */
type Measures = { ascent: number; descent: number; width: number };

/** Writes the stylesheet; one that says the same already is left, or the development server would see a change. */
export function writeThemeStylesheet(projectDir: string): void {
  const file = join(projectDir, STYLESHEET);
  const text = themeStylesheet(readTheme(projectDir), measuresOfDisplayFace());
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

export function themeStylesheet({ colours, radius }: Theme, face: Measures): string {
  const ink = channels(colours.ink).join(' ');
  const tokens = [
    // Tailwind's own colours are no part of the look.
    '--color-*: initial;',
    ...Object.entries(colours).map(([name, hex]) => `--color-${name}: ${hex};`),
    ...Object.entries(RADII).map(
      ([name, part]) => `--radius-${name}: ${Number((radius * part).toFixed(4))}rem;`,
    ),
    `--shadow-lift: 0 1px 2px rgb(${ink} / 0.06), 0 12px 32px -12px rgb(${ink} / 0.18);`,
    `--shadow-device: 0 0 0 1px ${colours.raised}, 0 12px 20px -10px rgb(0 0 0 / 0.4);`,
  ];
  const theme = `@theme inline {\n${tokens.map((token) => `  ${token}\n`).join('')}}\n`;
  return [theme, ...STAND_INS.map((standIn) => standInFace(standIn, face))].join('\n');
}

/** A face of the system's, as wide and as high as the display face, so that lines break where they will. */
function standInFace({ family, local, width }: (typeof STAND_INS)[number], face: Measures): string {
  const size = face.width / width;
  const percent = (part: number) => `${(100 * part).toFixed(1)}%`;
  return `@font-face {
  font-family: "${family}";
  src: ${local.map((name) => `local("${name}")`).join(', ')};
  font-weight: 800;
  size-adjust: ${percent(size)};
  ascent-override: ${percent(face.ascent / size)};
  descent-override: ${percent(face.descent / size)};
  line-gap-override: 0%;
}
`;
}

function measuresOfDisplayFace(): Measures {
  const { font, upem } = textFace('display');
  const { ascender, descender } = font.hExtents();
  const { advance } = shapeRun({ text: SAMPLE, face: 'display', rtl: false }, 0);
  return { ascent: ascender / upem, descent: -descender / upem, width: advance / upem / SAMPLE.length };
}
