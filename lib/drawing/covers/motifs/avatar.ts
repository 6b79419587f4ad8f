import { COVER_WIDTH } from '../shapes';
import { MIDDLE, type Motif, ring } from './motif';

/** An avatar in the ring of its statuses. */
export const avatar: Motif = {
  words: ['views', 'free', 'careers'],
  draw: ({ roll }) => {
    const segments = roll(5, 11);
    const aside = roll(6, 10);
    return [
      ring(roll(18, 46), roll(20, 80), 58, 16, aside, 'soft', aside),
      ring(COVER_WIDTH - roll(18, 46), roll(140, 210), 58, 16, aside, 'soft', aside),
      { ...ring(MIDDLE.x, MIDDLE.y, 84, 17, segments, 'accent', roll(1, segments - 2)), track: 'strong' },
      { kind: 'disc', x: MIDDLE.x, y: 88, radius: 23, role: 'strong' },
      { kind: 'area', d: 'M158 158a42 36 0 0 1 84 0a68 68 0 0 1 -84 0z', role: 'strong' },
    ];
  },
};
