/** `npm run icons`: draws the site's icons from the mark, in the colours of the theme. */
import { mkdir, writeFile } from 'node:fs/promises';
import { content } from '../content';
import { iconSvg } from '../drawing/brand/mark';
import { hexOf, palette } from '../drawing/theme/theme';
import { icoFile } from './ico';
import { ICON_COLOURS, smallIcon } from './launch/brand';
import { rasterize } from './press-kit/logo-pack';

const colours = palette();
const [colour, ground] = ICON_COLOURS.map((name) => hexOf(name, colours)) as [string, string];

const title = content().site.product.name;

const rounded = iconSvg(title, { colour, ground, share: 0.64, radius: 0.24 });
const small = smallIcon();
const square = iconSvg(title, { colour, ground, share: 0.62, radius: 0 });
const maskable = iconSvg(title, { colour, ground, share: 0.52, radius: 0 });

const sizes: [svg: string, width: number][] = [
  [small, 16],
  [small, 32],
  [rounded, 48],
];
const favicon = icoFile(
  await Promise.all(sizes.map(async ([svg, width]) => ({ width, png: await rasterize(svg, width) }))),
);

await mkdir('public/icons', { recursive: true });
const files: [string, string | Uint8Array][] = [
  ['app/icon.svg', small],
  ['app/favicon.ico', favicon],
  // iOS rounds the corners itself.
  ['app/apple-icon.png', await rasterize(square, 180)],
  ['public/icons/icon-192.png', await rasterize(rounded, 192)],
  ['public/icons/icon-512.png', await rasterize(rounded, 512)],
  ['public/icons/maskable-512.png', await rasterize(maskable, 512)],
];
for (const [path, data] of files) {
  await writeFile(path, data);
  console.log(`${path}: ${data.length} bytes`);
}
