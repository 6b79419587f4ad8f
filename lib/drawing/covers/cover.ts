import { rounded } from '../ring';
import type { Ink } from '../theme/palette';
import { diceFrom, hash } from './dice';
import { MOTIF_NAMES, MOTIFS, type MotifName, motifMarkup } from './motifs';
import { PALETTES, type Palette, type PaletteName } from './palettes';

/** The canvas of a cover. */
export const COVER_WIDTH = 400;
export const COVER_HEIGHT = 225;
/** The middle part of the canvas where everything that matters stands: narrower boxes crop the sides. */
const SAFE_WIDTH = 270;

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
  // The ground reaches beyond the canvas, for boxes that are higher.
  const ground = `<path d="M0-99h${COVER_WIDTH}v${COVER_HEIGHT + 198}H0z" fill="ground"/>`;
  const behind = disc ? `<circle cx="${disc.x}" cy="${disc.y}" r="124" fill="soft"/>` : '';
  const coloured = (markup: string) =>
    markup.replace(/(fill|stroke)="([\w-]+)"/g, (_, property: string, role: string) =>
      paint(property, role in palette ? palette[role as keyof Palette] : (role as Ink)),
    );
  const drawn = coloured(behind + motifMarkup(motif));
  return `${coloured(ground)}<g fill="none" stroke-linecap="round">${drawn}</g>`;
}
