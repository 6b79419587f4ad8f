import type { Shape } from '../shapes';
import { MIDDLE, type Motif, ring } from './motif';

/** One sender, and rings of reach that spread from it. */
export const broadcast: Motif = {
  words: ['brand', 'promotion', 'introducing', 'press', 'news'],
  draw: ({ roll, pick }) => {
    const [x, y] = pick<readonly [number, number]>([
      [96, 190],
      [304, 190],
      [96, 36],
      [304, 36],
    ]);
    const turn = x < MIDDLE.x ? (y > MIDDLE.y ? 0 : 90) : y > MIDDLE.y ? 270 : 180;
    const lit = roll(1, 3);
    const quarter = (index: number): Shape => {
      const radius = 50 + index * 38;
      const parts = index + 1 + roll(0, 1);
      return {
        ...ring(
          x,
          y,
          radius,
          17,
          parts * 4,
          index === lit ? 'accent' : index < lit ? 'strong' : 'soft',
          parts,
        ),
        turn,
      };
    };
    return [...[0, 1, 2, 3, 4].map(quarter), { kind: 'disc', x, y, radius: 20, role: 'strong' }];
  },
};
