import type { Role, Shape } from '../shapes';
import { area, dashed, disc, group, line } from './strokes';

type Person = { skin: Role; shade: Role; shirt: Role; cloth: Role; behind: Shape[]; front: Shape[] };

/** Some of the people of this site, as components/art/cast draws them, each in a box of 100 by 100. */
const CAST = {
  wanjiru: {
    skin: 'skin',
    shade: 'skin-deep',
    shirt: 'leaf-deep',
    cloth: 'sun',
    behind: [area('ink', 'M24 44c0-20 10-32 26-32s26 12 26 32v36c-6 5-12 3-14-2H38c-2 5-8 7-14 2z')],
    front: [area('ink', 'M30 42c3-12 12-16 20-22 8 6 17 10 20 22 2-17-6-28-20-28s-22 11-20 28z')],
  },
  njeri: {
    skin: 'skin',
    shade: 'skin-deep',
    shirt: 'white',
    cloth: 'leaf-deep',
    behind: [disc('ink', 50, 15, 11)],
    front: [
      area('ink', 'M30 44c-3-18 6-28 20-28s23 10 20 28c-3-9-9-16-20-19-11 3-17 10-20 19z'),
      area('sun', 'M35 82h30v24H35z'),
    ],
  },
  faith: {
    skin: 'skin',
    shade: 'skin-deep',
    shirt: 'sun',
    cloth: 'rose-deep',
    behind: [],
    front: [
      area('plum', 'M26 44c-6-26 4-38 25-38 20 0 29 14 22 38-3-11-11-16-23-16s-20 6-24 16z'),
      area('plum', 'M64 12c2-11 14-15 20-10 2 9-5 16-18 17zm1 6c9 0 17 5 17 12-6 4-16 1-20-8z'),
      dashed('sun', 2, '5 4.5', 'M29 34q21-21 43 0M28 25q23-22 45 0M32 15q19-16 38 1'),
    ],
  },
  kevin: {
    skin: 'skin-deep',
    shade: 'ink',
    shirt: 'leaf',
    cloth: 'leaf-deep',
    behind: [],
    front: [
      area('rose', 'M30 37c0-16 9-23 20-23s20 7 20 23z'),
      area('rose-deep', 'M50 31h27a3 3 0 0 1 0 7H50z'),
    ],
  },
  student: {
    skin: 'skin-deep',
    shade: 'ink',
    shirt: 'white',
    cloth: 'iris',
    behind: [],
    front: [
      area('ink', 'M30 40c-1-9 1-20 3-20h34c2 0 4 11 3 20-4-8-36-8-40 0z'),
      area('iris', 'M50 2L92 17 50 32 8 17z'),
      line('sun', 2.5, 'M50 17l34 4v18'),
      disc('sun', 84, 41, 4),
    ],
  },
} satisfies Record<string, Person>;

/** Where shoulders end: on the circle in the box of a person, on its lower edge, or far below. */
const SHOULDERS = {
  circle: 'M14 85c6-9 18-12 36-12s30 3 36 12a50 50 0 0 1-72 0z',
  edge: 'M8 100c2-21 20-27 42-27s40 6 42 27z',
  below: 'M8 150v-44c2-24 20-33 42-33s40 9 42 33v44z',
};

/**
 * A person of the cast, head and shoulders, who smiles.
 * @param size width and height of the box, whose corner is at `x` and `y`
 */
export function person(
  name: keyof typeof CAST,
  x: number,
  y: number,
  size: number,
  shoulders: keyof typeof SHOULDERS = 'below',
): Shape {
  const { skin, shade, shirt, cloth, behind, front } = CAST[name];
  return group(x, y, size / 100, [
    ...behind,
    area(shirt, SHOULDERS[shoulders]),
    dashed(cloth, 2.5, '6 5', 'M24 84q26 10 52 0M27 93q23 8 46 0'),
    area(skin, 'M40 60h20v15c0 12-20 12-20 0z'),
    area(shade, 'M40 65c6 7 14 7 20 0v6c-6 7-14 7-20 0z'),
    area(skin, 'M31 42c0-14 8-22 19-22s19 8 19 22-8 26-19 26-19-12-19-26z'),
    line('ink', 5, 'M42 44h0M58 44h0'),
    area('white', 'M42 54c3 6 13 6 16 0z'),
    ...front,
  ]);
}
