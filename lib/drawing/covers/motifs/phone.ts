import { MIDDLE, type Motif, ring } from './motif';

/** A phone that plays statuses, its bars filling. */
export const phone: Motif = {
  words: ['download', 'introducing', 'contact'],
  draw: ({ roll, pick }) => {
    const side = pick([1, -1]);
    const bars = roll(3, 5);
    const seen = roll(1, bars - 1);
    const length = Math.round(78 / bars) - 11;
    const line = (from: number, to: number) =>
      Array.from(
        { length: to - from },
        (_, index) => `M${165 + (from + index) * (length + 13)} 34h${length}`,
      ).join('');
    const segments = roll(6, 10);
    return [
      ring(MIDDLE.x - side * 84, MIDDLE.y + 42, 74, 18, segments + 2, 'soft', segments + 2),
      ring(MIDDLE.x + side * 92, MIDDLE.y - 50, 58, 18, segments, 'soft', segments),
      {
        kind: 'area',
        d: 'M160 10h80q20 0 20 20v165q0 20 -20 20h-80q-20 0 -20 -20v-165q0 -20 20 -20z',
        role: 'strong',
      },
      { kind: 'line', d: line(0, seen), width: 7, role: 'accent' },
      { kind: 'line', d: line(seen, bars), width: 7, role: 'soft' },
      { ...ring(MIDDLE.x, 104, 36, 11, segments, 'ground', roll(2, segments)), track: 'soft' },
      { kind: 'line', d: `M168 172h64M168 191h${roll(14, 44)}`, width: 9, role: 'soft' },
    ];
  },
};
