/** Geometry of the segmented ring, the mark of this site: pages draw it as a component, the press kit as files. */

/** Side of the square that the ring is drawn in, in its own units. */
export const RING_BOX = 100;

export type RingShape = {
  /** How many dashes the ring is cut into. */
  segments: number;
  /** How many of them are lit, from the top, clockwise; all of them when left out. */
  filled?: number;
  /** Thickness as a share of the ring's width, 0 to 0.5. */
  thickness?: number;
};

export type RingStroke = {
  radius: number;
  width: number;
  cap: 'butt' | 'round';
  offset: number;
  /** `stroke-dasharray` of every dash. */
  track: string;
  /** `stroke-dasharray` of the lit dashes alone; undefined when none is lit. */
  lit: string | undefined;
};

/** @returns the stroke, in units of RING_BOX, that draws this ring on a circle turned to begin at the top */
export function ringStroke({ segments, filled = segments, thickness = 0.09 }: RingShape): RingStroke {
  const width = RING_BOX * thickness;
  const radius = (RING_BOX - width) / 2;
  const step = (2 * Math.PI * radius) / segments;
  // Round caps reach half the stroke's width past each end of a dash.
  const gap = segments === 1 ? 0 : Math.min(step * 0.55, width * 1.75);
  const dash = Math.max(step - gap, 0.01);
  return {
    radius: round(radius),
    width: round(width),
    cap: segments === 1 ? 'butt' : 'round',
    offset: round(-gap / 2),
    track: `${round(dash)} ${round(gap)}`,
    lit: filled > 0 ? litDashes(filled, segments, dash, gap) : undefined,
  };
}

/** Lit dashes one by one, then one gap over the rest; the whole pattern when all are lit. */
function litDashes(filled: number, segments: number, dash: number, gap: number): string {
  if (filled >= segments) return `${round(dash)} ${round(gap)}`;
  const lit = Array.from({ length: filled }, () => `${round(dash)} ${round(gap)}`);
  const rest = (dash + gap) * (segments - filled);
  lit[filled - 1] = `${round(dash)} ${round(gap + rest)}`;
  return lit.join(' ');
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
