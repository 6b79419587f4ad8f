import type { Role, Shape } from '../shapes';
import { person } from './cast';
import { area, box, dashed, disc, group, line } from './strokes';

/** A phone that stands on the lower edge. */
const phone = (screen: Role, ...shown: Shape[]): Shape[] => [
  box('ink', 143, 16, 114, 320, 22),
  box(screen, 151, 24, 98, 304, 15),
  ...shown,
];

const BARS = line('ink', 5, 'M165 38h16m12 0h16m12 0h14');
const TICK = 'l9 9 17-18';

/** The app in the store. */
export const download = phone(
  'white',
  box('ink', 164, 44, 40, 40, 11),
  dashed('leaf', 6, '8 7', 'M184 52a12 12 0 1 1 0 24a12 12 0 1 1 0-24'),
  line('ink', 9, 'M216 56h20'),
  line('mist', 7, 'M216 74h14'),
  box('leaf-deep', 162, 98, 76, 30, 12),
  line('white', 6, 'M200 104v16m-8-8l8 8 8-8'),
  dashed('sun-deep', 9, '0 14', 'M172 146h57'),
  box('sun', 162, 162, 34, 150, 8),
  box('iris', 204, 162, 34, 150, 8),
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
export const earn = [
  person('kevin', 34, 58, 180),
  group(
    62,
    0,
    1,
    phone(
      'white',
      box('leaf-deep', 161, 42, 78, 50, 10),
      line('white', 9, 'M173 60h34'),
      line('leaf', 6, 'M173 77h52'),
      dashed('sun', 18, '0 26', 'M172 118v79'),
      line('mist', 7, 'M190 118h22M190 144h16M190 170h24M190 196h18'),
      line('ink', 7, 'M226 118h8M226 144h8M226 170h8M226 196h8'),
    ),
  ),
];

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

/** What a campaign brought, on its dashboard. */
export const dashboard = [
  box('ink', 70, 18, 260, 178, 18),
  box('white', 78, 26, 244, 162, 12),
  area('ink', 'M176 196h48l8 22h-64z'),
  line('ink', 8, 'M160 220h80'),
  box('sand', 90, 38, 68, 40, 8),
  box('sand', 166, 38, 68, 40, 8),
  box('iris', 242, 38, 68, 40, 8),
  line('ink', 8, 'M102 52h24m52 0h30'),
  line('white', 8, 'M254 52h36'),
  line('mist', 5, 'M102 66h40m36 0h38m38 0h34'),
  area('iris-light', 'M94 178v-26l40-14 44 10 44-32 42 8 42-36v90z'),
  line('iris', 6, 'M94 152l40-14 44 10 44-32 42 8 42-36'),
  disc('sun', 306, 88, 9),
];
