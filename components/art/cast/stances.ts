export type Limb = { sleeve: string; fore: string };

type Stance = {
  /** Where the head stands, which is drawn in a box of 100 by 100. */
  head: [x: number, y: number];
  tilt: number;
  look?: 'down';
  torso: string;
  rows: string;
  /** The farther leg and shoe, then the nearer one. */
  legs: [string, string][];
  far: Limb;
  near: Limb;
  /** Of both hands, before what they hold. */
  fingers: string;
  /** Behind the person, between the body and the nearer arm: of components/art/drawings/held. */
  behind?: string;
  held?: string;
};

const STANCES = {
  walk: {
    head: [78, 2],
    tilt: 4,
    torso: 'M106 214V166q0-28 38-34h38q36 6 36 34v48l4 92H102z',
    rows: 'M110 188q54 18 106 0M108 222q55 20 110 0M106 256q56 20 112 0M104 290q58 18 116 0',
    legs: [
      ['M146 300L136 388L84 448', 'M72 446l16 28'],
      ['M182 300L206 392L226 474', 'M232 490l32-6'],
    ],
    far: { sleeve: 'M200 152q34 20 44 54', fore: 'M244 208l46-30' },
    near: { sleeve: 'M124 156q-34 34-28 74', fore: 'M98 232l68-26' },
    fingers: 'M172 198l11-2m-10 9l11 0m-12 7l10 2M283 182l1-20M316 156l-8-2m7 10l-8-2m6 10l-8-2m6 10l-8-2',
    held: 'walk',
  },
  sit: {
    head: [70, 2],
    tilt: 5,
    look: 'down',
    torso: 'M100 214V166q0-28 36-34h38q30 6 30 34v48l2 126H96z',
    rows: 'M108 188q45 17 88 0M106 222q46 19 90 0M104 256q47 19 92 0M102 292q48 17 96 0',
    legs: [
      ['M150 336L258 340L246 466', 'M250 486h32'],
      ['M132 340L292 344L296 466', 'M302 486h34'],
    ],
    far: { sleeve: 'M192 152q22 44 22 78', fore: 'M216 232l36-14' },
    near: { sleeve: 'M116 156q-14 60 14 98', fore: 'M130 256l112-30' },
    fingers: 'M250 208l14 2m-16 6l16 3m-16 6l14 3m-16 5l13 3',
    behind: 'crate',
    held: 'sit',
  },
  ride: {
    head: [76, 2],
    tilt: 4,
    torso: 'M106 214V166q0-28 38-34h38q32 6 32 34v48l-8 112H98z',
    rows: 'M110 188q50 18 102 0M106 222q52 20 106 0M102 256q52 20 106 0M98 290q54 18 108 0',
    legs: [['M150 322L256 332L238 402', 'M244 412h32']],
    far: { sleeve: 'M200 154q26 20 36 42', fore: 'M238 198l24-8' },
    near: { sleeve: 'M122 158q6 56 46 70', fore: 'M170 228l76-36' },
    fingers: 'M250 180l12-2m-10 10l14-1m-13 10l12 1',
    behind: 'moped',
    held: 'helmet',
  },
  stand: {
    head: [78, 2],
    tilt: -4,
    torso: 'M106 214V166q0-28 38-34h38q36 6 36 34v48l4 92H102z',
    rows: 'M110 188q54 18 106 0M108 222q55 20 110 0M106 256q56 20 112 0M104 290q58 18 116 0',
    legs: [['M142 300L138 474M188 300L192 474', 'M134 490h-22m84 0h24']],
    far: { sleeve: 'M124 156q-26 28-20 60', fore: 'M106 220l104-8' },
    near: { sleeve: 'M206 156q26 28 20 60', fore: 'M224 222L124 200' },
    fingers: 'M116 192l-11-5m10 12l-13-3m12 10l-12-2',
  },
  keep: {
    head: [78, 2],
    tilt: 4,
    torso: 'M106 214V166q0-28 38-34h38q36 6 36 34v48l4 92H102z',
    rows: 'M110 188q54 18 106 0M108 222q55 20 110 0M106 256q56 20 112 0',
    legs: [],
    far: { sleeve: 'M202 152q40 26 50 74', fore: 'M252 232l-8 36' },
    near: { sleeve: 'M120 156q-42 34-44 92', fore: 'M80 260l92 8' },
    fingers: 'M176 262l14 0m-12 9l13 1M254 216l-12-2m11 10l-12-2m11 10l-12-2m10 10l-10-2',
    behind: 'stall',
    held: 'counter',
  },
  sew: {
    head: [74, 2],
    tilt: 8,
    look: 'down',
    torso: 'M106 214V166q0-28 38-34h38q36 6 36 34v48l4 92H102z',
    rows: 'M110 188q54 18 106 0M108 222q55 20 110 0M106 256q56 20 112 0',
    legs: [['M142 320v150M190 320v150', 'M138 488h-18m76 0h18']],
    far: { sleeve: 'M202 152q36 24 30 66', fore: 'M230 226l-30 36' },
    near: { sleeve: 'M120 156q-42 34-34 76', fore: 'M90 240l70 34' },
    fingers: 'M164 272l14 4m-17 4l14 4m-20-2l12 5',
    held: 'machine',
  },
  lead: {
    head: [70, 2],
    tilt: 6,
    torso: 'M98 214V166q0-28 38-34h38q36 6 36 34v48l30 250H66z',
    rows: 'M102 188q54 18 106 0M100 222q55 20 110 0M94 290q60 20 122 0M90 324q64 20 130 0M82 390q70 20 146 0M78 424q74 20 154 0',
    legs: [['M126 440v30M176 440v30', 'M124 490h14m36 0h14']],
    far: { sleeve: 'M116 156q-30 34-26 74', fore: 'M92 234l18 30' },
    near: { sleeve: 'M196 156q40 32 44 72', fore: 'M242 234l16 54' },
    fingers: 'M254 292l6 8m4-10l4 6',
    behind: 'child',
  },
} satisfies Record<string, Stance>;

export type WholePose = keyof typeof STANCES;
export const WHOLE: Record<WholePose, Stance> = STANCES;
