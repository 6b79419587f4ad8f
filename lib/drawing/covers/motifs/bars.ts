import { type Motif, ring } from './motif';

/** A bar chart whose peak wears a ring. */
export const bars: Motif = {
  words: ['analytics', 'data', 'boost', 'case', 'maximize'],
  draw: ({ roll }) => {
    const count = 7;
    const peak = roll(3, 6);
    const heights = Array.from({ length: count }, (_, index) =>
      index === peak ? 100 : Math.max(12, 92 - Math.abs(index - peak) * roll(15, 26)),
    );
    const bar = (index: number) => `M${104 + index * 32} 190v-${heights[index] ?? 0}`;
    const all = heights.map((_, index) => (index === peak ? '' : bar(index))).join('');
    const segments = roll(5, 8);
    return [
      { kind: 'line', d: all, width: 16, role: 'soft' },
      { kind: 'line', d: bar(peak), width: 16, role: 'strong' },
      { ...ring(104 + peak * 32, 52, 22, 8, segments, 'accent', roll(3, segments)), track: 'soft' },
    ];
  },
};
