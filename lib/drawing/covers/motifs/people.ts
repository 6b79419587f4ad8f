import type { Role, Shape } from '../shapes';
import { person } from './cast';
import { area, box, dashed, disc, line } from './strokes';

/** A person in the ring of a status. */
const portrait = (name: Parameters<typeof person>[0]): Shape[] => [
  dashed('strong', 11, '55 22', 'M200 14a98 98 0 1 1 0 196a98 98 0 1 1 0-196'),
  disc('accent', 200, 112, 84),
  person(name, 116, 28, 168, 'circle'),
];

export const face = portrait('wanjiru');
export const student = portrait('student');

/** Somebody asks. */
export const question = [
  person('faith', 44, 52, 180),
  area('white', 'M220 24h104q16 0 16 16v88q0 16-16 16h-78l-34 26 4-28q-12-2-12-14V40q0-16 16-16z'),
  line('ink', 14, 'M248 66q2-18 24-18t24 17q0 13-24 24v6M272 122h0'),
];

/** A shop whose keeper stands behind the counter. */
const SCALLOP = 'a19 19 0 0 1-38 0';
export const duka = [
  box('line', 106, 60, 188, 260, 4),
  area('sun', 'M118 104h14v40h-14zm146-6h14v44h-14z'),
  area('rose', 'M138 112h14v32h-14zm144-4h8v34h-8z'),
  person('njeri', 140, 78, 120, 'edge'),
  area('sand', 'M92 170h216v18H92z'),
  area('rose-deep', 'M104 188h192v130H104z'),
  dashed('sun', 7, '18 18', 'M126 214h156'),
  line('sun', 22, 'M120 158h0M144 158h0M132 140h0M270 158h0'),
  area('white', `M110 26h180l24 48${SCALLOP.repeat(6)}z`),
  area('rose', `M110 26h30l-16 48${SCALLOP}zm60 0h30l0 48${SCALLOP}zm60 0h30l16 48${SCALLOP}z`),
];

/** Three moments of an ad, one beside the other. */
export const storyboard = [
  box('white', 66, 26, 268, 158, 18),
  box('leaf', 76, 36, 68, 138, 10),
  person('faith', 76, 106, 68, 'edge'),
  line('ink', 6, 'M90 54h40M90 70h24'),
  box('iris', 166, 36, 68, 138, 10),
  area('sun', 'M180 88h40l-7 64h-26z'),
  line('white', 5, 'M208 88l5-30 13-4M186 108h28'),
  box('leaf-deep', 256, 36, 68, 138, 10),
  line('white', 9, 'M270 66h40M270 84h26'),
  box('white', 266, 132, 48, 26, 11),
  line('strong', 8, 'M82 202h56m34 0h56m34 0h56'),
];

/** @param places centres of the dots: `x y`, with semicolons between them */
const dots = (role: Role, width: number, places: string) =>
  line(role, width, `M${places.replaceAll(';', 'h0M')}h0`);

/** A shop in the middle, and those who see it on the status of somebody they know. */
export const reach = [
  dashed(
    'strong',
    5,
    '1 11',
    'M200 112l-98-68M200 112l98-68M200 112L96 150M200 112l104 38M200 112l-56 88M200 112l56 88',
  ),
  dots('strong', 58, '102 44;298 44;96 150;304 150;144 200;256 200'),
  dots('leaf', 48, '102 44;304 150;144 200'),
  dots('white', 48, '298 44;96 150;256 200'),
  dots('plum', 31, '102 40;304 147;144 197'),
  dots('ink', 32, '298 40;96 147;256 197'),
  dots('skin', 23, '102 48;304 155;256 205'),
  dots('skin-deep', 23, '298 48;96 155;144 205'),
  disc('strong', 200, 112, 62),
  disc('white', 200, 112, 54),
  box('line', 170, 96, 60, 46, 4),
  area('sun', 'M178 112h18v30h-18zm26 0h18v14h-18z'),
  area('rose-deep', 'M168 76h64l10 24a10 10 0 0 1-21 0a10 10 0 0 1-21 0a10 10 0 0 1-21 0a10 10 0 0 1-21 0z'),
];

const ROWS = [
  { x: 64, y: 58, people: 6, clothes: ['white', 'sun'] },
  { x: 36, y: 122, people: 7, clothes: ['leaf', 'iris'] },
  { x: 64, y: 186, people: 6, clothes: ['sun', 'white'] },
] as const;
const STEP = 55;

const row = (role: Role, width: number, x: number, y: number, count: number, step: number, deep = 0) =>
  line(role, width, `M${x} ${y}v${deep}${`m${step}-${deep}v${deep}`.repeat(count - 1)}`);

/** Rows of people, for whoever writes of reach. */
export const crowd: Shape[] = ROWS.flatMap(({ x, y, people, clothes: [one, other] }) => {
  const [odd, even] = [Math.ceil(people / 2), Math.floor(people / 2)];
  return [
    row('ground', 56, x, y + 50, people, STEP, 60),
    row(one, 48, x, y + 50, odd, 2 * STEP, 60),
    row(other, 48, x + STEP, y + 50, even, 2 * STEP, 60),
    row('ink', 36, x, y - 4, odd, 2 * STEP),
    row('plum', 32, x + STEP, y - 2, even, 2 * STEP),
    row('skin', 26, x, y + 6, odd, 2 * STEP),
    row('skin-deep', 26, x + STEP, y + 6, even, 2 * STEP),
  ];
});
