/** Geometry of the segmented ring, for every place that draws one: components, covers and social cards. */

type Ring = {
  /** Radius of the stroke's middle line. */
  radius: number;
  /** Thickness of the stroke, in the unit of the radius. */
  width: number;
  /** How many dashes the ring is cut into. */
  segments: number;
  /** How many of them are lit, from the start, clockwise. */
  filled: number;
};

/** With more dashes than these their ends are too small to be seen as round. */
const MOST_ROUND = 50;

/**
 * @returns how a segmented ring is drawn as a stroked circle: `stroke-dasharray` of all its dashes and of the `lit` ones,
 *   undefined when none is lit, and the `stroke-dashoffset` that centres a gap on its start
 */
export function ringDashes({ radius, width, segments, filled }: Ring) {
  const step = (2 * Math.PI * radius) / segments;
  // Round caps reach half the stroke's width past each end of a dash; where they would meet, dashes are cut straight.
  const isRound = segments > 1 && segments <= MOST_ROUND && step > width * 1.6;
  const gap =
    segments === 1 ? 0 : isRound ? Math.min(Math.max(step * 0.55, width * 1.35), width * 1.75) : step * 0.3;
  const cap: 'butt' | 'round' = isRound ? 'round' : 'butt';
  const dash = Math.max(step - gap, 0.01);
  const one = `${rounded(dash)} ${rounded(gap)}`;
  const offset = rounded(-gap / 2);
  if (filled >= segments) return { track: one, lit: one, cap, offset };
  const rest = rounded(gap + (dash + gap) * (segments - filled));
  const lit =
    filled > 0 ? [...Array<string>(filled - 1).fill(one), `${rounded(dash)} ${rest}`].join(' ') : undefined;
  return { track: one, lit, cap, offset };
}

/** @returns the number with at most two decimals, to keep markup small */
export function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
