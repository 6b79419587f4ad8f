import type { Role, Shape } from '../shapes';
import { area, disc, line } from './strokes';

const AFRO = disc('ink', 200, 86, 44);
const HAIRLINE = area('ink', 'M171 92q4-26 29-26t29 26q6-38-29-38t-29 38z');

/** A head in the ring of its statuses. */
const head = (...worn: Shape[]): Shape[] => [
  {
    kind: 'ring',
    x: 200,
    y: 112,
    radius: 97,
    width: 13,
    segments: 7,
    filled: 4,
    role: 'strong',
    track: 'ground',
  },
  disc('accent', 200, 112, 80),
  AFRO,
  area('strong', 'M131 152q8-18 44-22h50q36 4 44 22a80 80 0 0 1-138 0z'),
  line('soft', 5, 'M148 160h14m14 0h14m14 0h14m14 0h14M172 178h14m14 0h14'),
  area('sun-deep', 'M186 112h28v22q-14 18-28 0z'),
  area('sun-deep', 'M171 97c0-21 12-33 29-33s29 12 29 33-12 37-29 37-29-16-29-37z'),
  HAIRLINE,
  line('ink', 7, 'M189 98h0M211 98h0'),
  line('white', 4, 'M190 115q10 9 20 0'),
  ...worn,
];

export const face = head();

/** The same with the cap of one who graduates. */
export const student = head(
  area('ink', 'M172 60h56v20q-28-10-56 0z'),
  area('iris', 'M140 54l60-24 60 24-60 24z'),
  line('sun', 4, 'M200 54l46 8v26'),
  disc('sun', 246, 92, 6),
);

const STEP = 56;
const ROWS = [
  { x: 60, y: 52, people: 6, clothes: ['white', 'sun'] },
  { x: 32, y: 104, people: 7, clothes: ['leaf', 'iris'] },
  { x: 60, y: 156, people: 6, clothes: ['sun', 'white'] },
] as const;

const dots = (role: Role, width: number, x: number, y: number, count: number, step = STEP) =>
  line(role, width, `M${x} ${y}h0${`m${step} 0h0`.repeat(count - 1)}`);

/** Rows of people, for whoever writes of reach. */
export const crowd: Shape[] = ROWS.flatMap(({ x, y, people, clothes: [one, other] }) => [
  dots('ink', 34, x, y - 4, people),
  dots('ink', 54, x, y + 44, people),
  dots(one, 48, x, y + 44, Math.ceil(people / 2), 2 * STEP),
  dots(other, 48, x + STEP, y + 44, Math.floor(people / 2), 2 * STEP),
  dots('sun-deep', 27, x, y + 3, people),
]);
