import type { Shape } from '../shapes';
import { MIDDLE, type Motif, ring } from './motif';

/** Rings that fill one segment at a time, step by step upwards. */
export const steps: Motif = {
  words: ['guide', 'complete', 'beginners', 'help'],
  draw: ({ roll, pick }) => {
    const count = roll(3, 4);
    const way = pick([1, -1]);
    const radius = count === 3 ? 34 : 24;
    const step = 260 / count;
    const rise = roll(24, 36);
    const place = (index: number) => ({
      x: MIDDLE.x + way * (index - (count - 1) / 2) * step,
      y: Math.round(MIDDLE.y - (index - (count - 1) / 2) * rise),
    });
    const floors = Array.from({ length: count }, (_, index) => {
      const { x, y } = place(index);
      return `M${x - step / 2 + 10} ${y + radius + 20}h${step - 20}`;
    });
    return [
      { kind: 'line', d: floors.join(''), width: 8, role: 'soft' },
      ...Array.from({ length: count }, (_, index): Shape => {
        const { x, y } = place(index);
        const last = index === count - 1;
        return { ...ring(x, y, radius, 11, count, last ? 'accent' : 'strong', index + 1), track: 'soft' };
      }),
    ];
  },
};
