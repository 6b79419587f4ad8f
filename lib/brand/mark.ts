/** The mark and the logo as SVG documents, for the files that leave the site: icons and the logo pack. */
import { RING_BOX, type RingShape, ringStroke } from './ring';

/** The ring of the logo, and the one for less than 24 pixels: fewer, thicker dashes. */
export const MARK: RingShape = { segments: 8, thickness: 0.11 };
export const SMALL_MARK: RingShape = { segments: 5, thickness: 0.17 };

/** The outlines of the product's name, drawn upwards from a baseline at 0. */
export type Wordmark = { path: string; width: number; capHeight: number };

/**
 * @param title what assistive technology reads, here and below
 * @param colour any SVG paint
 * @returns the mark alone, on transparent ground
 */
export function markSvg(title: string, colour: string, shape: RingShape = MARK): string {
  return svg(title, RING_BOX, RING_BOX, ringCircle(shape, colour));
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
  shape?: RingShape;
};

/** @returns the mark on a square of its own ground */
export function iconSvg(title: string, { colour, ground, share, radius, shape = MARK }: IconLook): string {
  const inset = (RING_BOX * (1 - share)) / 2;
  return svg(
    title,
    RING_BOX,
    RING_BOX,
    `<rect width="${RING_BOX}" height="${RING_BOX}" rx="${RING_BOX * radius}" fill="${ground}"/>` +
      `<g transform="translate(${round(inset)} ${round(inset)}) scale(${round(share)})">${ringCircle(shape, colour)}</g>`,
  );
}

/** @returns mark and name as one drawing; the capitals are as high as 0.62 of the ring, centred on it */
export function logoSvg(title: string, markColour: string, nameColour: string, word: Wordmark): string {
  const scale = (RING_BOX * 0.62) / word.capHeight;
  const left = RING_BOX * 1.26;
  const baseline = (RING_BOX + word.capHeight * scale) / 2;
  return svg(
    title,
    round(left + word.width * scale),
    RING_BOX,
    ringCircle(MARK, markColour) +
      `<path transform="translate(${left} ${round(baseline)}) scale(${scale.toFixed(5)} -${scale.toFixed(5)})" fill="${nameColour}" d="${word.path}"/>`,
  );
}

function ringCircle(shape: RingShape, colour: string): string {
  const { radius, width, cap, offset, track } = ringStroke(shape);
  const centre = RING_BOX / 2;
  return (
    `<circle cx="${centre}" cy="${centre}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
    `stroke-linecap="${cap}" stroke-dasharray="${track}" stroke-dashoffset="${offset}" transform="rotate(-90 ${centre} ${centre})"/>`
  );
}

function svg(title: string, width: number, height: number, body: string): string {
  const text = title.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><title>${text}</title>${body}</svg>\n`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
