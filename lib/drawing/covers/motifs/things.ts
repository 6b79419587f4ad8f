import { AFRICA_GRID } from '../../geo/africa-grid';
import { dotRuns } from '../../geo/dot-runs';
import { area, box, dashed, disc, group, line } from './strokes';

export const eye = [
  area('ink', 'M70 114q130-128 260 0q-130 128-260 0z'),
  area('white', 'M88 114q112-104 224 0q-112 104-224 0z'),
  disc('leaf-deep', 200, 112, 48),
  {
    kind: 'ring',
    x: 200,
    y: 112,
    radius: 37,
    width: 9,
    segments: 8,
    filled: 5,
    role: 'sun',
    track: 'leaf',
  } as const,
  disc('ink', 200, 112, 22),
  disc('white', 210, 102, 8),
];

/** Minutes of a day, the paid ones lit. */
export const clock = [
  disc('ink', 200, 112, 98),
  disc('white', 200, 112, 88),
  {
    kind: 'ring',
    x: 200,
    y: 112,
    radius: 72,
    width: 11,
    segments: 12,
    filled: 3,
    role: 'rose-deep',
    track: 'mist',
  } as const,
  line('ink', 9, 'M200 112V68M200 112l32 20'),
  disc('ink', 200, 112, 10),
];

export const shield = [
  area('strong', 'M200 10q40 26 88 28v64q0 76-88 112q-88-36-88-112v-64q48-2 88-28z'),
  area('leaf-deep', 'M200 28q34 20 72 24v52q0 62-72 92q-72-30-72-92v-52q38-4 72-24z'),
  line('white', 18, 'M166 112l26 26 46-50'),
];

/** What arrives when a payout is sent. */
export const slip = [
  area(
    'white',
    'M118 10h164v196l-16.4-14-16.4 14-16.4-14-16.4 14-16.4-14-16.4 14-16.4-14-16.4 14-16.4-14-16.4 14z',
  ),
  area('ink', 'M138 48q18-24 36 0q-18 24-36 0z'),
  disc('white', 156, 48, 6),
  line('ink', 12, 'M200 48h54'),
  line('mist', 7, 'M140 84h44m44 0h32M140 106h58m36 0h26'),
  box('leaf-deep', 132, 126, 136, 44, 14),
  line('white', 10, 'M152 148h44'),
  line('white', 7, 'M224 148l9 9 16-18'),
];

const WITH_DOTS = '0 1';
const HOME = new Set(['KE']);

/** Africa in dots, and the country where most of this site's visitors live. */
export const map = [
  group(94, 4, 5.1, [
    dashed('strong', 0.66, WITH_DOTS, dotRuns(AFRICA_GRID)),
    dashed('accent', 1, WITH_DOTS, dotRuns(AFRICA_GRID, HOME)),
  ]),
];

/** Ways that part: to those who watch, to those who make, to those who pay. */
export const signpost = [
  line('strong', 12, 'M200 26v294'),
  area('sun', 'M104 22h144l32 30-32 30H104q-10 0-10-10V32q0-10 10-10z'),
  area('white', 'M296 90H152l-32 28 32 28h144q10 0 10-10v-36q0-10-10-10z'),
  area('rose', 'M128 154h110l28 26-28 26H128q-10 0-10-10v-32q0-10 10-10z'),
  area('ink', 'M112 52q24-30 48 0q-24 30-48 0z'),
  disc('sun', 136, 52, 9),
  area('ink', 'M164 102l30 16-30 16z'),
  disc('ink', 146, 180, 15),
  line('white', 5, 'M146 173v14'),
  line('ink', 8, 'M182 52h54M216 118h66M178 180h46'),
];

/** A sheet with all that is refused. */
export const refusals = [
  box('white', 118, 14, 164, 300, 14),
  area('leaf-deep', 'M164 4h72v24h-72z'),
  line('rose-deep', 8, [58, 100, 142, 184].map((y) => `M140 ${y - 9}l18 18m0-18l-18 18`).join('')),
  line('ink', 8, 'M182 58h70M182 100h50M182 142h76M182 184h42'),
];

/** A phone with a balance that looks out of a wallet. */
export const wallet = [
  area('mist', 'M104 58l84-24 20 80-84 24z'),
  area('white', 'M110 48h94v70h-94z'),
  disc('leaf-deep', 157, 76, 15),
  box('mist', 210, 6, 86, 150, 16),
  box('white', 216, 12, 74, 140, 11),
  box('leaf-deep', 222, 24, 62, 38, 8),
  line('white', 7, 'M232 37h26'),
  line('leaf', 5, 'M232 50h40'),
  line('mist', 6, 'M226 76h50'),
  box('rose-deep', 86, 92, 228, 118, 20),
  area('rose', 'M86 112q0-20 20-20h188q20 0 20 20v12H86z'),
  dashed('sun', 4, '14 14', 'M108 188h170'),
  box('sun', 254, 138, 74, 40, 16),
  disc('ink', 276, 158, 8),
];
