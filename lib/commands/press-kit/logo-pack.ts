/** The files of the press kit that are drawn, and how files are packed. */
import { type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import type { Site } from '../../content';
import { iconSvg, logoSvg, markSvg, SMALL_MARK, type Wordmark } from '../../drawing/brand/mark';
import { textFace } from '../../drawing/text/faces';
import { shapeRun } from '../../drawing/text/shape';
import { hexOf, palette } from '../../drawing/theme/theme';

/** Widths in pixels of the PNG beside each SVG. */
const LOGO_WIDTH = 2_400;
const MARK_WIDTH = 1_024;

/**
 * @param toPng draws an SVG as a PNG of a width in pixels
 * @returns the files of the logo pack by path: each drawing as SVG and PNG, and a note on which to take
 */
export async function logoPack(
  { product, legalName }: Pick<Site, 'product' | 'legalName'>,
  toPng: (svg: string, width: number) => Promise<Uint8Array> = rasterize,
): Promise<Map<string, Uint8Array>> {
  const colours = palette();
  const colour = (name: string) => hexOf(name, colours);
  const [ink, white, leaf, leafDeep] = [colour('text'), colour('white'), colour('leaf'), colour('leaf-deep')];
  const { name } = product;
  const word = outlineWord(name);
  const drawings: [file: string, svg: string, width: number][] = [
    ['logo/logo-on-light', logoSvg(name, leafDeep, ink, word), LOGO_WIDTH],
    ['logo/logo-on-dark', logoSvg(name, leaf, white, word), LOGO_WIDTH],
    ['logo/logo-black', logoSvg(name, ink, ink, word), LOGO_WIDTH],
    ['logo/logo-white', logoSvg(name, white, white, word), LOGO_WIDTH],
    ['mark/mark-on-light', markSvg(name, leafDeep), MARK_WIDTH],
    ['mark/mark-on-dark', markSvg(name, leaf), MARK_WIDTH],
    ['mark/mark-black', markSvg(name, ink), MARK_WIDTH],
    ['mark/mark-white', markSvg(name, white), MARK_WIDTH],
    ['mark/small-mark-on-light', markSvg(name, leafDeep, SMALL_MARK), MARK_WIDTH],
    ['mark/small-mark-on-dark', markSvg(name, leaf, SMALL_MARK), MARK_WIDTH],
    [
      'icon/app-icon',
      iconSvg(name, { colour: leaf, ground: colour('ink'), share: 0.62, radius: 0.22 }),
      MARK_WIDTH,
    ],
  ];
  const files = new Map<string, Uint8Array>();
  for (const [file, svg, width] of drawings) {
    files.set(`${file}.svg`, Buffer.from(svg));
    files.set(`${file}.png`, await toPng(svg, width));
  }
  files.set('README.txt', Buffer.from(readme(name, legalName)));
  return files;
}

/** @param width in pixels; the height follows @returns a PNG with transparent ground */
export async function rasterize(svg: string, width: number): Promise<Uint8Array> {
  const [, viewWidth = '100'] = /viewBox="0 0 ([\d.]+)/.exec(svg) ?? [];
  // librsvg draws at 72 units an inch: this density makes one unit as many pixels as are needed.
  const density = Math.min(2_400, (72 * width) / Number(viewWidth));
  return sharp(Buffer.from(svg), { density }).resize({ width }).png({ compressionLevel: 9 }).toBuffer();
}

function readme(name: string, legalName: string): string {
  return [
    `${name} logo pack`,
    '',
    'logo/   mark and name, for widths of 24 px in height and more',
    'mark/   the mark alone; "small-mark" for less than 24 px',
    'icon/   the mark on its own ground',
    '',
    '"on-light" and "on-dark" name the ground that a file is made for. SVG for print and screens, PNG where',
    'SVG is not accepted. The name is outlined: no font is needed.',
    '',
    "Please read the brand guidelines before you use them, and never show the logo with WhatsApp's or Meta's.",
    '',
    `${legalName}`,
    '',
  ].join('\r\n');
}

/** Tracking of the name, in ems, as on the site. */
const TRACKING = -0.03;

/**
 * Outlines a word in the display face, so that a logo needs no font.
 * @returns the path in font units, with its width and the height of a capital
 * @throws Error naming the letters that the face lacks
 */
export function outlineWord(word: string): Wordmark {
  const { font, upem, has } = textFace('display');
  const text = word.normalize('NFC');
  const missing = [...text].filter((character) => !has.has(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`The display face has no glyph for: ${missing.join(' ')}`);

  const tracking = TRACKING * upem;
  const { glyphs, advance } = shapeRun({ text, face: 'display', rtl: false }, tracking);
  const path = glyphs.map(({ glyph, x }) => moveRight(font.glyphToPath(glyph), x)).join('');
  const capital = font.glyphToPath(font.nominalGlyph('H'.codePointAt(0) ?? 0) ?? 0);
  return { path, width: advance - tracking, capHeight: heightOf(capital) };
}

/** Shifts every x of an absolute path; HarfBuzz writes only M, L, Q, C and Z, with pairs of coordinates. */
function moveRight(path: string, by: number): string {
  let isX = true;
  return path.replace(/[A-Z]|-?[\d.]+/g, (token) => {
    if (/[A-Z]/.test(token)) {
      isX = true;
      return token;
    }
    const value = isX ? String(Math.round((Number(token) + by) * 10) / 10) : token;
    isX = !isX;
    return value;
  });
}

/** The highest y of a path that stands on the baseline. */
function heightOf(path: string): number {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([value]) => Number(value));
  return Math.max(...numbers.filter((_, index) => index % 2 === 1));
}

/** The earliest time that a ZIP archive can hold: the same files give the same bytes, whenever they are packed. */
const EPOCH = new Date(1980, 0, 1);

/** @param files contents by path in the one folder of the archive @returns the archive's bytes */
export function archive(folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [path, bytes] of files) {
    // PNG is compressed already.
    entries[`${folder}/${path}`] = [bytes, { mtime: EPOCH, level: path.endsWith('.png') ? 0 : 9 }];
  }
  return zipSync(entries);
}
