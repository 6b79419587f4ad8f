import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { content } from '@/lib/content';
import type { Ink } from '@/lib/drawing/covers/palettes';
import { themeColours } from '@/lib/drawing/theme-colours';
import { SOCIAL_CARD } from '@/lib/site/metadata';
import type { SocialCard as Card } from '@/lib/site/social-cards';
import { SocialCard } from './SocialCard';

const CACHE = join(process.cwd(), '.next/cache/social');
const FONT = join(process.cwd(), 'app/fonts/bricolage-grotesque-800.ttf');
const STYLESHEET = join(process.cwd(), 'app/globals.css');

/** Raise it when the card's markup changes: the pictures of an earlier build are then drawn anew. */
const DESIGN = 2;

/** @returns the card as PNG, from the build cache when nothing that it shows has changed */
export async function renderSocialCard(card: Card): Promise<Uint8Array<ArrayBuffer>> {
  const brand = content().site.product.name;
  const colours = themeColours(await readFile(STYLESHEET, 'utf8'));
  const key = JSON.stringify([DESIGN, SOCIAL_CARD, brand, [...colours], card]);
  const file = join(CACHE, `${createHash('sha256').update(key).digest('hex')}.png`);
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return new Uint8Array(cached);

  const colour = (ink: Ink) => colours.get(ink) ?? missing(ink);
  const image = new ImageResponse(<SocialCard {...card} brand={brand} colour={colour} />, {
    ...SOCIAL_CARD,
    fonts: [{ name: 'Bricolage Grotesque', data: await readFile(FONT), weight: 800, style: 'normal' }],
  });
  const png = new Uint8Array(await image.arrayBuffer());
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, png);
  return png;
}

function missing(ink: Ink): never {
  throw new Error(`app/globals.css  --color-${ink}  is not declared as #rrggbb`);
}
