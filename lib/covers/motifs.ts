/** The pictures that a cover may show, each drawn from segmented rings, dots and round-capped lines. */
import { rounded } from '../ring';
import type { Dice } from './dice';
import { COVER_WIDTH, type Shape } from './shapes';

type Motif = {
  /** Beginnings of words in a title that this picture speaks for. */
  words: readonly string[];
  draw: (dice: Dice) => Shape[];
};

const MIDDLE = { x: COVER_WIDTH / 2, y: 112 };

/** Stacks of coins that rise from one side to the other. */
const coins: Motif = {
  words: ['earn', 'money', 'income', 'register'],
  draw: ({ roll, pick }) => {
    const heights = pick([
      [1, 2, 3, 5, 7],
      [7, 5, 3, 2, 1],
      [2, 4, 7, 5, 3],
      [3, 1, 4, 6, 8],
      [2, 3, 6, 8, 4],
    ] as const).map((height) => Math.max(1, height - roll(0, 1)));
    const tallest = heights.indexOf(Math.max(...heights));
    const coin = (column: number, level: number) => `M${65 + column * 60} ${192 - level * 20}h30`;
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

/** An avatar in the ring of its statuses. */
const avatar: Motif = {
  words: ['views', 'free', 'careers'],
  draw: ({ roll }) => {
    const segments = roll(5, 11);
    const aside = roll(6, 14);
    return [
      ring(roll(18, 46), roll(20, 80), 58, 16, aside, 'soft', aside),
      ring(COVER_WIDTH - roll(18, 46), roll(140, 210), 58, 16, aside, 'soft', aside),
      { ...ring(MIDDLE.x, MIDDLE.y, 84, 17, segments, 'accent', roll(1, segments - 2)), track: 'strong' },
      { kind: 'disc', x: MIDDLE.x, y: 88, radius: 23, role: 'strong' },
      { kind: 'area', d: 'M158 158a42 36 0 0 1 84 0a68 68 0 0 1 -84 0z', role: 'strong' },
    ];
  },
};

/** A phone that plays statuses, its bars filling. */
const phone: Motif = {
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

/** Rings that fill one segment at a time, step by step upwards. */
const steps: Motif = {
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

/** A bar chart whose peak wears a ring. */
const bars: Motif = {
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

/** A sun of segments that rises over the lines of a horizon. */
const horizon: Motif = {
  words: ['future', 'kenya', 'africa', 'beyond', 'passive', 'about'],
  draw: ({ roll, pick }) => {
    const y = roll(146, 162);
    const x = MIDDLE.x + pick([-30, -12, 12, 30]);
    const arc = (radius: number) => `M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${radius * 2} 0`;
    // Dashes and gaps that begin and end on a whole dash.
    const rays = (radius: number, parts: number) =>
      `${rounded((Math.PI * radius - (parts - 1) * 30) / parts)} 30`;
    return [
      { kind: 'line', d: arc(112), width: 17, role: 'soft', dashes: rays(112, roll(5, 8)) },
      { kind: 'line', d: arc(78), width: 17, role: 'strong', dashes: rays(78, roll(3, 5)) },
      { kind: 'area', d: `${arc(46)}z`, role: 'accent' },
      {
        kind: 'line',
        d: `M${roll(-10, 40)} ${y + 20}h${roll(300, 350)}M${roll(70, 130)} ${y + 40}h${roll(150, 230)}`,
        width: 9,
        role: 'strong',
      },
      {
        kind: 'line',
        d: `M${roll(10, 50)} ${y + 60}h${roll(60, 130)}M${roll(230, 260)} ${y + 60}h${roll(60, 110)}`,
        width: 9,
        role: 'soft',
      },
    ];
  },
};

/** One sender, and rings of reach that spread from it. */
const broadcast: Motif = {
  words: ['brand', 'promotion', 'introducing', 'press', 'news'],
  draw: ({ roll, pick }) => {
    const [x, y] = pick([
      [96, 190],
      [304, 190],
      [96, 36],
      [304, 36],
    ] as const);
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

/** A crowd of contacts, some of them reached. */
const crowd: Motif = {
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

/** Two rings that overlap. */
const link: Motif = {
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

/** Rings within rings around one point of attention. */
const focus: Motif = {
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

/** The order decides nothing but must stay: a cover is chosen by index. */
export const MOTIFS: readonly [Motif, ...Motif[]] = [
  coins,
  avatar,
  phone,
  steps,
  bars,
  horizon,
  broadcast,
  crowd,
  link,
  focus,
];

function ring(
  x: number,
  y: number,
  radius: number,
  width: number,
  segments: number,
  role: 'strong' | 'soft' | 'accent' | 'ground',
  filled: number,
): Extract<Shape, { kind: 'ring' }> {
  return { kind: 'ring', x, y, radius, width, segments, filled, role };
}
