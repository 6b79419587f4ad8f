import { MIDDLE, type Motif, ring } from './motif';

/** Rings within rings around one point of attention. */
export const focus: Motif = {
  words: ['psychology', 'effective', 'insights', 'privacy'],
  draw: ({ roll }) => {
    const parts = [roll(9, 14), roll(6, 9), roll(4, 6)] as const;
    const x = MIDDLE.x + roll(-14, 14);
    return [
      { ...ring(x, MIDDLE.y, 136, 16, parts[0] + 4, 'soft', parts[0] + 4), turn: roll(0, 30) },
      { ...ring(x, MIDDLE.y, 100, 16, parts[0], 'soft', parts[0]), turn: roll(0, 30) },
      { ...ring(x, MIDDLE.y, 66, 16, parts[1], 'strong', parts[1] - 2), track: 'soft', turn: roll(0, 180) },
      { kind: 'disc', x, y: MIDDLE.y, radius: 36, role: 'strong' },
      { kind: 'disc', x: x + roll(-8, 8), y: MIDDLE.y, radius: 17, role: 'accent' },
    ];
  },
};
