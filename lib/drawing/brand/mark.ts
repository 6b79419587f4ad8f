/** The mark and the logo as SVG documents, for the files that leave the site: icons and the logo pack. */
import { ringDashes, rounded } from '../ring';

/** Side of the square that the mark is drawn in. */
const BOX = 100;

/** The ring of the logo, and the one for less than 24 pixels: fewer, thicker dashes; as shares of the ring's width. */
export const MARK = { segments: 8, thickness: 0.11 };
export const SMALL_MARK = { segments: 5, thickness: 0.17 };

/** The outlines of the product's name, drawn upwards from a baseline at 0. */
export type Wordmark = { path: string; width: number; capHeight: number };

/** @returns the mark alone, on transparent ground; `title`, here and below, is what assistive technology reads */
export function markSvg(title: string, colour: string, shape = MARK): string {
  return svg(title, BOX, ringCircle(shape, colour));
}

type IconLook = {
  colour: string;
  ground: string;
  /**
   * How much of the side the ring takes, 0 to 1; a maskable icon keeps within the middle 0.8 (W3C Web Application
   * Manifest, "safe zone").
   */
  share: number;
  /** Corner radius as a share of the side. */
  radius: number;
  shape?: typeof MARK;
};

/** @returns the mark on a square of its own ground */
export function iconSvg(title: string, { colour, ground, share, radius, shape = MARK }: IconLook): string {
  const inset = (BOX * (1 - share)) / 2;
  return svg(
    title,
    BOX,
    `<rect width="${BOX}" height="${BOX}" rx="${BOX * radius}" fill="${ground}"/>` +
      `<g transform="translate(${rounded(inset)} ${rounded(inset)}) scale(${rounded(share)})">${ringCircle(shape, colour)}</g>`,
  );
}

/** @returns mark and name as one drawing; the capitals are as high as 0.62 of the ring, centred on it */
export function logoSvg(title: string, markColour: string, nameColour: string, word: Wordmark): string {
  const scale = (BOX * 0.62) / word.capHeight;
  const left = BOX * 1.26;
  const baseline = (BOX + word.capHeight * scale) / 2;
  return svg(
    title,
    rounded(left + word.width * scale),
    ringCircle(MARK, markColour) +
      `<path transform="translate(${left} ${rounded(baseline)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" fill="${nameColour}" d="${word.path}"/>`,
  );
}

function ringCircle({ segments, thickness }: typeof MARK, colour: string): string {
  const width = BOX * thickness;
  const radius = (BOX - width) / 2;
  const { track, cap, offset } = ringDashes({ radius, width, segments, filled: segments });
  const centre = BOX / 2;
  return (
    `<circle cx="${centre}" cy="${centre}" r="${rounded(radius)}" fill="none" stroke="${colour}" ` +
    `stroke-width="${rounded(width)}" stroke-linecap="${cap}" stroke-dasharray="${track}" ` +
    `stroke-dashoffset="${offset}" transform="rotate(-90 ${centre} ${centre})"/>`
  );
}

function svg(title: string, width: number, body: string): string {
  const text = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${BOX}"><title>${text}</title>${body}</svg>\n`;
}
