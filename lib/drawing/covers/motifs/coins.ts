import type { Motif } from './motif';

/** Stacks of coins that rise from one side to the other. */
export const coins: Motif = {
  words: ['earn', 'money', 'income', 'register'],
  draw: ({ roll, pick }) => {
    const heights = pick<readonly number[]>([
      [1, 2, 3, 5, 7],
      [7, 5, 3, 2, 1],
      [2, 4, 7, 5, 3],
      [3, 1, 4, 6, 8],
      [2, 3, 6, 8, 4],
    ]).map((height) => Math.max(1, height - roll(0, 1)));
    const tallest = heights.indexOf(Math.max(...heights));
    const coin = (column: number, level: number) => `M${82 + column * 53} ${192 - level * 20}h24`;
    const stack = (column: number, from: number, to: number) =>
      Array.from({ length: Math.max(0, to - from) }, (_, level) => coin(column, from + level)).join('');
    const others = heights.map((height, column) => (column === tallest ? '' : stack(column, 0, height)));
    const top = heights[tallest] ?? 1;
    return [
      { kind: 'line', d: others.join(''), width: 14, role: 'soft' },
      { kind: 'line', d: stack(tallest, 0, top - 1), width: 14, role: 'strong' },
      { kind: 'line', d: coin(tallest, top - 1), width: 14, role: 'accent' },
    ];
  },
};
