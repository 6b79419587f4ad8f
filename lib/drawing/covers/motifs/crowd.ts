import { type Motif, ring } from './motif';

/** A crowd of contacts, some of them reached. */
export const crowd: Motif = {
  words: ['million', 'users', 'reach', 'students', 'empowers', 'community'],
  draw: ({ roll }) => {
    const source = { column: roll(3, 7), row: roll(1, 3) };
    const dots = { near: '', middle: '', far: '' };
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 11; column++) {
        const away = Math.hypot(column - source.column, row - source.row);
        if (away < 1.5) continue;
        const distance = away < 2.1 ? 'near' : away + roll(0, 10) / 10 < 4 ? 'middle' : 'far';
        dots[distance] += `M${20 + column * 36} ${40 + row * 36}h0`;
      }
    }
    const segments = roll(5, 8);
    return [
      { kind: 'line', d: dots.far, width: 9, role: 'soft' },
      { kind: 'line', d: dots.middle, width: 16, role: 'strong' },
      { kind: 'line', d: dots.near, width: 20, role: 'strong' },
      ring(20 + source.column * 36, 40 + source.row * 36, 34, 9, segments, 'accent', segments),
      { kind: 'disc', x: 20 + source.column * 36, y: 40 + source.row * 36, radius: 18, role: 'accent' },
    ];
  },
};
