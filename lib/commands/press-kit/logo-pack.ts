import sharp from 'sharp';
import type { Site } from '../../content';
import { iconSvg, logoSvg, markSvg, SMALL_MARK } from '../../drawing/brand/mark';
import { hexOf, palette } from '../../drawing/theme/theme';
import { outlineWord } from './wordmark';

const encode = (text: string) => new TextEncoder().encode(text);

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
  const [ink, white, leaf, leafDeep] = ['text', 'white', 'leaf', 'leaf-deep'].map((name) =>
    hexOf(name, colours),
  ) as [string, string, string, string];
  const ground = hexOf('ink', colours);
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
    ['icon/app-icon', iconSvg(name, { colour: leaf, ground, share: 0.62, radius: 0.22 }), MARK_WIDTH],
  ];
  const files = new Map<string, Uint8Array>();
  for (const [file, svg, width] of drawings) {
    files.set(`${file}.svg`, encode(svg));
    files.set(`${file}.png`, await toPng(svg, width));
  }
  files.set('README.txt', encode(readme(name, legalName)));
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
