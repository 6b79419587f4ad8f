import { rounded } from '../ring';
import { hexOf, type Ink } from '../theme/theme';
import { MOTIF_NAMES, MOTIFS, type MotifName, motifMarkup } from './motifs';
import { PALETTES, type Palette, type PaletteName } from './palettes';

/** The canvas of a cover. */
export const COVER_WIDTH = 400;
export const COVER_HEIGHT = 225;
/** The middle part of the canvas where everything that matters stands: narrower boxes crop the sides. */
export const SAFE_WIDTH = 290;

/** `disc` is the centre of a soft one behind the motif. */
export type Cover = { palette: Palette; motif: MotifName; disc?: { x: number; y: number } };

/**
 * The drawn cover of an article or a page: the palette family comes from its category, the picture from its choice or
 * the words of its title, and the rest from the title's hash, so that it never changes by itself.
 */
export function coverOf(title: string, family: PaletteName, motif: MotifName = motifFor(title)): Cover {
  const dice = diceFrom(hash(title));
  const palette = dice.pick(PALETTES[family]);
  return { palette, motif, disc: { x: dice.roll(130, 270), y: dice.roll(60, 150) } };
}

/** @returns the first motif that stands for a word of the title; else one by chance */
function motifFor(title: string): MotifName {
  const words = title.toLowerCase().split(/[^a-z0-9]+/);
  const fitting = MOTIF_NAMES.find((name) =>
    MOTIFS[name].some((start) => words.some((word) => word.startsWith(start))),
  );
  return fitting ?? diceFrom(hash(title)).pick(MOTIF_NAMES);
}

/** @returns the markup inside an `<svg viewBox="0 0 400 225">` on a page, coloured by the theme's classes */
export function coverMarkup(cover: Cover): string {
  return drawing(cover, (property, ink) => `class="${property}-${ink}"`);
}

/** @returns the same with the theme's colours themselves, for a page whose stylesheet may not know the classes */
export function colouredMarkup(cover: Cover, colours: ReadonlyMap<string, string>): string {
  return drawing(cover, (property, ink) => `${property}="${hexOf(ink, colours)}"`);
}

/**
 * @param colour the literal of a theme colour, such as `#0b1712`
 * @returns an SVG document of `width` by `height` pixels that needs no stylesheet; a box that is narrower or higher than
 *   the canvas shows its safe middle, with more of the ground above and below
 */
export function coverPicture(
  cover: Cover,
  colour: (ink: Ink) => string,
  { width, height }: { width: number; height: number },
): string {
  const viewHeight = Math.max(COVER_HEIGHT, (SAFE_WIDTH * height) / width);
  const viewWidth = (viewHeight * width) / height;
  const view = [(COVER_WIDTH - viewWidth) / 2, (COVER_HEIGHT - viewHeight) / 2, viewWidth, viewHeight];
  const drawn = drawing(cover, (property, ink) => `${property}="${colour(ink)}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(rounded).join(' ')}" ` +
    `width="${width}" height="${height}">${drawn}</svg>`
  );
}

function drawing({ palette, motif, disc }: Cover, paint: (property: string, ink: Ink) => string): string {
  // The ground reaches beyond the canvas, for boxes that are higher or wider.
  const ground = '<path d="M-400-400H800V625H-400z" fill="ground"/>';
  // Its edge would part the dots of a map into two brightnesses.
  const behind = disc && motif !== 'map' ? `<circle cx="${disc.x}" cy="${disc.y}" r="124" fill="soft"/>` : '';
  const coloured = (markup: string) =>
    markup.replace(/(fill|stroke)="([\w-]+)"/g, (_, property: string, role: string) =>
      paint(property, role in palette ? palette[role as keyof Palette] : (role as Ink)),
    );
  const drawn = coloured(behind + motifMarkup(motif));
  return `${coloured(ground)}<g fill="none" stroke-linecap="round">${drawn}</g>`;
}

/** @returns the 32-bit FNV-1a hash of a text: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/** @returns dice that fall the same way for the same seed, so that a cover is the same in every build (mulberry32) */
export function diceFrom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), state | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  /** @returns a whole number from `low` to `high`, both included */
  const roll = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <Item>(items: readonly [Item, ...Item[]]): Item =>
    items[roll(0, items.length - 1)] ?? items[0];
  return { roll, pick };
}
