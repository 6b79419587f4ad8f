import type { Role, Shape } from '../shapes';
import { area, box, disc, line } from './strokes';

/** A phone that stands on the lower edge. */
const phone = (screen: Role, ...shown: Shape[]): Shape[] => [
  box('ink', 143, 16, 114, 236, 22),
  box(screen, 151, 24, 98, 220, 15),
  ...shown,
];

const BARS = line('ink', 5, 'M165 38h16m12 0h16m12 0h14');
const TICK = 'l9 9 17-18';

export const download = phone(
  'white',
  BARS,
  line('leaf-deep', 15, 'M200 66v74m-30-30l30 30 30-30'),
  line('ink', 11, 'M166 168h68'),
  box('sun', 164, 190, 72, 22, 11),
);

/** A screenshot of an ad with its views, accepted. */
export const proof = [
  box('ink', 154, 28, 92, 172, 18),
  box('sun', 161, 35, 78, 158, 12),
  line('ink', 4, 'M172 46h12m10 0h12m10 0h12'),
  disc('white', 200, 96, 30),
  area('rose-deep', 'M186 78h28l-5 38h-18z'),
  line('leaf-deep', 4, 'M204 78l5-18 10-3'),
  line('white', 4, 'M190 90h20'),
  box('white', 161, 146, 78, 47, 12),
  area('ink', 'M170 168q14-18 28 0q-14 18-28 0z'),
  disc('white', 184, 168, 5),
  line('ink', 7, 'M210 168h16'),
  line('strong', 9, 'M124 50V18h32M244 18h32v32M276 178v32h-32M156 210h-32v-32'),
  disc('white', 256, 182, 27),
  disc('leaf-deep', 256, 182, 22),
  line('white', 6, `M245 182${TICK}`),
];

/** Money that arrives on a phone. */
export const earn = phone(
  'white',
  BARS,
  box('leaf-deep', 161, 54, 78, 54, 10),
  line('white', 8, 'M173 72h34'),
  line('leaf', 6, 'M173 90h52'),
  line('mist', 8, 'M166 128h68M166 150h50M166 172h60M166 194h40'),
  ...[
    [290, 196],
    [290, 176],
    [290, 156],
    [112, 196],
  ].flatMap(([x = 0, y = 0]) => [
    line('sun-deep', 24, `M${x - 18} ${y + 5}h36`),
    line('sun', 22, `M${x - 18} ${y}h36`),
  ]),
  disc('sun-deep', 283, 108, 26),
  disc('sun', 280, 106, 26),
  disc('sun-deep', 280, 106, 17),
  disc('sun', 280, 106, 12),
);

/** An ad as it fills a screen: bars, words, goods, a button. */
export const ad = phone(
  'sun',
  BARS,
  line('ink', 9, 'M168 60h50M168 78h34'),
  disc('white', 200, 136, 42),
  area('rose-deep', 'M168 146q-2-26 5-36 8 8 18 1l8-5q10 18 30 22 7 2 7 14v4z'),
  line('white', 4, 'M196 118l8-6m-1 13l8-7'),
  line('ink', 10, 'M171 151h60'),
  box('leaf-deep', 162, 190, 76, 24, 12),
);

/** Three moments of an ad, one beside the other. */
export const storyboard = [
  box('white', 70, 34, 80, 142, 14),
  box('white', 160, 34, 80, 142, 14),
  box('white', 250, 34, 80, 142, 14),
  box('sun', 76, 40, 68, 130, 10),
  disc('ink', 110, 92, 25),
  area('rose-deep', 'M80 170q4-36 30-36t30 36z'),
  disc('sun-deep', 110, 98, 20),
  line('white', 4, 'M102 105q8 7 16 0'),
  box('iris', 166, 40, 68, 130, 10),
  area('sun', 'M182 84h36l-6 56h-24z'),
  line('white', 5, 'M206 84l5-26 12-4M188 100h24'),
  box('leaf-deep', 256, 40, 68, 130, 10),
  line('white', 9, 'M270 66h40M270 84h26'),
  box('white', 266, 132, 48, 22, 11),
  line('strong', 8, 'M82 198h56m34 0h56m34 0h56'),
];

/** What a campaign brought, on its dashboard. */
export const dashboard = [
  box('ink', 78, 22, 244, 166, 18),
  box('white', 86, 30, 228, 150, 12),
  area('ink', 'M176 188h48l8 22h-64z'),
  line('ink', 8, 'M160 212h80'),
  line('mist', 20, 'M112 158v-14m34 14v-30m34 30v-24m68 24v-40m34 40v-22'),
  line('iris', 20, 'M214 158V92'),
  area('sun', 'M194 60q20-24 40 0q-20 24-40 0z'),
  disc('ink', 214, 60, 7),
  line('ink', 8, 'M108 54h42'),
  line('mist', 7, 'M108 74h26'),
];
