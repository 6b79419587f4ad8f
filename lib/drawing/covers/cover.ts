import { rounded } from '../ring';
import { diceFrom, hash } from './dice';
import { MOTIF_NAMES, MOTIFS, type MotifName } from './motifs';
import { type Ink, PALETTES, type Palette, type PaletteName } from './palettes';
import {
  COVER_HEIGHT,
  COVER_SAFE_WIDTH,
  COVER_WIDTH,
  type Paint,
  type Role,
  type Shape,
  shapeMarkup,
} from './shapes';

export type Cover = { palette: Palette; shapes: Shape[] };

/**
 * The drawn cover of an article or a page: the palette family comes from its category, the picture from its choice or
 * the words of its title, and the rest from the title's hash, so that it never changes by itself.
 */
export function coverOf(title: string, family: PaletteName, motif: MotifName = motifFor(title)): Cover {
  const dice = diceFrom(hash(title));
  const palette = dice.pick(PALETTES[family]);
  const ground: Shape = {
    kind: 'disc',
    x: dice.roll(130, 270),
    y: dice.roll(60, 150),
    radius: 124,
    role: 'soft',
  };
  return { palette, shapes: [ground, ...MOTIFS[motif].shapes] };
}

/** @returns the first motif that stands for a word of the title; else one by chance */
function motifFor(title: string): MotifName {
  const words = title.toLowerCase().split(/[^a-z0-9]+/);
  const fitting = MOTIF_NAMES.find((name) =>
    MOTIFS[name].words.some((start) => words.some((word) => word.startsWith(start))),
  );
  return fitting ?? diceFrom(hash(title)).pick(MOTIF_NAMES);
}

/** @returns the markup inside an `<svg viewBox="0 0 400 225">` on a page, coloured by the theme's classes */
export function coverMarkup(cover: Cover): string {
  return drawing(cover, (property, role) => `class="${property}-${inkOf(cover, role)}"`);
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
  const paint: Paint = (property, role) => `${property}="${colour(inkOf(cover, role))}"`;
  const viewHeight = Math.max(COVER_HEIGHT, (COVER_SAFE_WIDTH * height) / width);
  const viewWidth = (viewHeight * width) / height;
  const view = [(COVER_WIDTH - viewWidth) / 2, (COVER_HEIGHT - viewHeight) / 2, viewWidth, viewHeight];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.map(rounded).join(' ')}" ` +
    `width="${width}" height="${height}">${drawing(cover, paint)}</svg>`
  );
}

function inkOf({ palette }: Cover, role: Role): Ink {
  return role in palette ? palette[role as keyof Palette] : (role as Ink);
}

function drawing({ shapes }: Cover, paint: Paint): string {
  // The ground reaches beyond the canvas, for boxes that are higher.
  const ground = `<path d="M0-99h${COVER_WIDTH}v${COVER_HEIGHT + 198}H0z" ${paint('fill', 'ground')}/>`;
  const drawn = shapes.map((shape) => shapeMarkup(shape, paint)).join('');
  return `${ground}<g fill="none" stroke-linecap="round">${drawn}</g>`;
}
