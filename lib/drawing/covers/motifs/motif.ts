import type { Dice } from '../dice';
import { COVER_WIDTH, type Role, type Shape } from '../shapes';

/** A picture that a cover may show, drawn from segmented rings, dots and round-capped lines. */
export type Motif = {
  /** Beginnings of words in a title that this picture speaks for. */
  words: readonly string[];
  draw: (dice: Dice) => Shape[];
};

export const MIDDLE = { x: COVER_WIDTH / 2, y: 112 };

type Ring = Extract<Shape, { kind: 'ring' }>;

/** @returns a ring whose first `filled` segments are lit and whose others are not drawn */
export function ring(
  x: number,
  y: number,
  radius: number,
  width: number,
  segments: number,
  role: Role,
  filled: number,
): Ring {
  return { kind: 'ring', x, y, radius, width, segments, filled, role };
}
