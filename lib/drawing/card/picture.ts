/** Social cards as PNG, kept in the build's cache. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Cover } from '../covers/cover';
import type { Ink } from '../covers/palettes';
import { undrawable } from '../text/runs';
import { themeColours } from '../theme-colours';
import { type CardTexts, cardCover, cardSvg } from './card';

const CACHE = join('.next', 'cache', 'social');
const STYLESHEET = join('app', 'globals.css');

/** Raise it when what a card looks like changes: the pictures of an earlier build are then drawn anew. */
const DESIGN = 3;

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
  const folder = join(/* turbopackIgnore: true */ projectDir, CACHE);
  const key = JSON.stringify([DESIGN, [...colours], texts, cover]);
  const file = join(folder, `${createHash('sha256').update(key).digest('hex')}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Uint8Array(cached);

  const missing = undrawable(Object.values(texts).join(''));
  if (missing.length > 0) {
    throw new Error(`The social card of "${texts.title}" cannot be drawn: no face has ${missing.join(' ')}`);
  }
  const colour = (ink: Ink) => colours.get(ink) ?? undeclared(ink);
  const svg = cardSvg(texts, cardCover(cover, colour), colour);
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer();
  await mkdir(folder, { recursive: true });
  // Other processes of the build draw at the same time.
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, png);
  await rename(temporary, file);
  return new Uint8Array(png);
}

function undeclared(ink: Ink): never {
  throw new Error(`app/globals.css  --color-${ink}  is not declared as #rrggbb`);
}
