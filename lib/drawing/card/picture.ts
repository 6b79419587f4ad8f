/** Social cards as PNG, kept in the build's cache. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { codeDigest, digestOf, openCache } from '../../build-cache/cache';
import type { Cover } from '../covers/cover';
import type { Ink } from '../covers/palettes';
import { undrawable } from '../text/runs';
import { themeColours } from '../theme-colours';
import { type CardTexts, cardCover, cardSvg } from './card';

const STYLESHEET = join('app', 'globals.css');

/** What a card looks like depends on these besides what it says. */
const CODE = ['lib/drawing'];
let code: string | undefined;

/**
 * @param projectDir the checkout, whose theme and build cache are used
 * @returns the card as PNG, from the cache when nothing that it shows has changed
 * @throws Error naming the characters that no face has
 */
export async function cardPicture(
  projectDir: string,
  texts: CardTexts,
  cover: Cover,
): Promise<Uint8Array<ArrayBuffer>> {
  const colours = themeColours(
    await readFile(join(/* turbopackIgnore: true */ projectDir, STYLESHEET), 'utf8'),
  );
  const cache = openCache(projectDir, 'social');
  code ??= codeDigest(/* turbopackIgnore: true */ process.cwd(), CODE);
  const key = digestOf(code, JSON.stringify([[...colours], texts, cover]));
  const cached = cache.read(key);
  if (cached) return new Uint8Array(cached);

  const missing = undrawable(Object.values(texts).join(''));
  if (missing.length > 0) {
    throw new Error(`The social card of "${texts.title}" cannot be drawn: no face has ${missing.join(' ')}`);
  }
  const colour = (ink: Ink) => colours.get(ink) ?? undeclared(ink);
  const svg = cardSvg(texts, cardCover(cover, colour), colour);
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  cache.write(key, png);
  return new Uint8Array(png);
}

function undeclared(ink: Ink): never {
  throw new Error(`app/globals.css  --color-${ink}  is not declared as #rrggbb`);
}
