import { diceFrom, hash } from './dice';
import { MOTIFS } from './motifs';
import { PALETTES, type Palette, type PaletteName } from './palettes';
import { COVER_HEIGHT, COVER_WIDTH, type Paint, type Shape, shapeMarkup } from './shapes';

export type Cover = { palette: Palette; shapes: Shape[] };

/**
 * The drawn cover of an article or a page: the palette family comes from its category, the picture from the
 * words of its title, and everything else from the title's hash, so that it never changes by itself.
 */
export function coverOf(title: string, family: PaletteName): Cover {
  const dice = diceFrom(hash(title));
  const words = title.toLowerCase().split(/[^a-z0-9]+/);
  const fitting = MOTIFS.filter((motif) =>
    motif.words.some((start) => words.some((word) => word.startsWith(start))),
  );
  const [first, ...others] = fitting;
  const motif = dice.pick(first ? [first, ...others] : MOTIFS);
  return { palette: dice.pick(PALETTES[family]), shapes: motif.draw(dice) };
}

/** @returns the markup inside an `<svg viewBox="0 0 400 225">` on a page, coloured by the theme's classes */
export function coverMarkup(cover: Cover): string {
  return drawing(cover, (property, role) => `class="${property}-${cover.palette[role]}"`);
}

/**
 * @param colour the literal of a theme colour, such as `#0b1712`
 * @returns an SVG document that needs no stylesheet, cropped to `width` by `height`
 */
export function coverPicture(
  cover: Cover,
  colour: (ink: Palette[keyof Palette]) => string,
  { width, height }: { width: number; height: number },
): string {
  const paint: Paint = (property, role) => `${property}="${colour(cover.palette[role])}"`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_WIDTH} ${COVER_HEIGHT}" ` +
    `width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${drawing(cover, paint)}</svg>`
  );
}

function drawing({ shapes }: Cover, paint: Paint): string {
  const ground = `<path d="M0 0h${COVER_WIDTH}v${COVER_HEIGHT}H0z" ${paint('fill', 'ground')}/>`;
  const drawn = shapes.map((shape) => shapeMarkup(shape, paint)).join('');
  return `${ground}<g fill="none" stroke-linecap="round">${drawn}</g>`;
}
