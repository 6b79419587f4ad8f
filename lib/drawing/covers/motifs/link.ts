import { rounded } from '../../ring';
import { MIDDLE, type Motif, ring } from './motif';

/** Two rings that overlap. */
export const link: Motif = {
  words: ['partner', 'trust', 'terms'],
  draw: ({ roll, pick }) => {
    const apart = roll(44, 52);
    const half = rounded(Math.sqrt(76 ** 2 - apart ** 2));
    const [left, right] = pick([
      ['strong', 'accent'],
      ['accent', 'strong'],
    ] as const);
    const lens = `M200 ${MIDDLE.y - half}a76 76 0 0 1 0 ${half * 2}a76 76 0 0 1 0 -${half * 2}z`;
    const parts = roll(8, 12);
    return [
      { kind: 'line', d: `M20 ${MIDDLE.y}h30M350 ${MIDDLE.y}h30`, width: 16, role: 'soft' },
      { kind: 'area', d: lens, role: 'soft' },
      ring(MIDDLE.x - apart, MIDDLE.y, 76, 16, parts, left, parts),
      ring(MIDDLE.x + apart, MIDDLE.y, 76, 16, parts + roll(1, 3), right, 16),
    ];
  },
};
