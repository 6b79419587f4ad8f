import type { Mouth } from './people';

/** A hand is a palm with fingers. An arm that hangs down ends beyond the edge, within its sleeve. */
type Arm = { upper: string; fore?: string; palm?: string; fingers?: string };

type Stance = {
  left: Arm;
  right: Arm;
  tilt: number;
  look?: 'down';
  closed?: boolean;
  /** For whoever waits or worries. */
  mouth?: Mouth;
  /** Both arms up, or away from the body: they throw no shadow on it. */
  raised?: boolean;
  /** What lies between the body and the hands, and what lies over both: of components/art/drawings/held. */
  held?: string;
  before?: string;
};

const DOWN: Arm = { upper: 'M186 406q-34 60-28 190' };
const AKIMBO: Arm = { upper: 'M186 406q-62 40-78 92', fore: 'M108 502l86 62' };
/** A hand held up, its palm to whoever looks. */
const RAISED: Arm = {
  upper: 'M384 406q46 30 80 4',
  fore: 'M470 404l22-86',
  palm: 'M495 306l2-8',
  fingers: 'M483 286l-8-25m19 19l-3-29m15 29l4-28m6 35l11-23m-45 45l-20-11',
};

/** At a table, behind what stands on it. */
const TYPING: Stance = {
  left: { upper: 'M186 406q-62 40-70 92', fore: 'M116 500l84 14' },
  right: { upper: 'M384 406q62 40 70 92', fore: 'M454 500l-84 14' },
  tilt: 3,
  look: 'down',
};

const FOLDED: Stance = {
  left: { upper: 'M186 406q-48 52-30 102', fore: 'M158 512l214-30' },
  right: {
    upper: 'M384 406q48 52 30 102',
    fore: 'M412 512L222 474',
    palm: 'M214 472l-8-3',
    fingers: 'M194 452l-22-10m18 24l-26-8m24 22l-26-5m30 17l-24-1',
  },
  tilt: -5,
};

/** A phone in the hand, and the eyes on it. */
const PHONE: Stance = {
  left: DOWN,
  right: {
    upper: 'M384 406q46 54 34 106',
    fore: 'M416 516L352 480',
    palm: 'M348 478l-4-3',
    fingers: 'M336 458l-20-5m18 17l-22-4m23 17l-20-3m25 14l-16-1',
  },
  tilt: 4,
  look: 'down',
  held: 'phone',
};

const STANCES = {
  phone: PHONE,
  worried: { ...PHONE, mouth: 'thinking' },
  show: {
    left: DOWN,
    right: { upper: 'M384 406q40 46 48 100', fore: 'M432 506l10-46q-48-2-58-50' },
    tilt: -4,
  },
  selling: {
    left: { upper: 'M186 406q-58 44-64 98', fore: 'M122 506l62 44' },
    right: { upper: 'M384 406q40 46 38 92', fore: 'M424 500l30-56', fingers: 'M444 442h58m-58 8h50' },
    tilt: -3,
  },
  carry: {
    left: {
      upper: 'M186 406q-62 40-66 84',
      fore: 'M122 496l30 22',
      palm: 'M152 516l4 2',
      fingers: 'M156 494l26 2m-24 15l28 1m-28 16l26 0m-28 16l20-1',
    },
    right: {
      upper: 'M384 406q62 40 66 84',
      fore: 'M448 496l-30 22',
      palm: 'M418 516l-4 2',
      fingers: 'M414 494l-26 2m24 15l-28 1m28 16l-26 0m28 16l-20-1',
    },
    tilt: -4,
    held: 'tomatoes',
  },
  laughing: {
    left: {
      upper: 'M186 406q-46 44-44 92',
      fore: 'M144 500l104-40',
      palm: 'M252 458l8-3',
      fingers: 'M268 442l20-7m-16 19l23-4m-23 15l21 1m-26 9l17 5',
    },
    right: RAISED,
    tilt: 6,
    closed: true,
  },
  stop: { left: AKIMBO, right: RAISED, tilt: -4 },
  cheer: {
    left: {
      upper: 'M190 414q-84-14-100-108',
      fore: 'M90 304l24-160',
      palm: 'M116 132l2-8',
      fingers: 'M102 112l-12-22m22 14l-5-27m17 28l4-28m8 34l12-22m-16 44l19-8',
    },
    right: {
      upper: 'M380 414q84-14 100-108',
      fore: 'M480 304l-24-160',
      palm: 'M454 132l-2-8',
      fingers: 'M468 112l12-22m-22 14l5-27m-17 28l-4-28m-8 34l-12-22m16 44l-19-8',
    },
    tilt: -3,
    raised: true,
  },
  call: {
    left: AKIMBO,
    right: {
      upper: 'M384 406q44 60 96 34',
      fore: 'M482 436L432 304',
      palm: 'M426 290l-4-8',
      fingers: 'M410 262l-24-6m24 22l-26-4m30 22l-24-2m30 16l-18 2',
    },
    tilt: 8,
    closed: true,
    held: 'call',
  },
  folded: FOLDED,
  waiting: { ...FOLDED, mouth: 'thinking' },
  point: {
    left: AKIMBO,
    right: {
      upper: 'M384 408q50-6 76-48',
      fore: 'M462 358l42-62',
      palm: 'M508 290l4-6',
      fingers: 'M510 270l26-44m-12 52l10-5m-6 19l7-2m-35-14l-8-12',
    },
    tilt: 4,
  },
  desk: { ...TYPING, before: 'desk' },
  till: { ...TYPING, before: 'till' },
  mend: {
    left: {
      upper: 'M186 406q-62 40-70 92',
      fore: 'M116 500l94-22',
      palm: 'M212 476l6-1',
      fingers: 'M232 452l20-4m-18 22l22-2m-21 20l20 0m-22 17l18 1',
    },
    right: {
      upper: 'M384 406q62 40 70 92',
      fore: 'M454 500l-58-14',
      palm: 'M394 484l-4-1',
      fingers: 'M388 458l-16 20m2-26l-14 18m2-24l-12 14',
    },
    tilt: 3,
    look: 'down',
    held: 'mend',
    before: 'bench',
  },
  tea: {
    left: {
      upper: 'M186 406q-62 34-70 74',
      fore: 'M116 484l94-2',
      palm: 'M212 480l6 0',
      fingers: 'M234 464l16 0m-14 14l18 1m-20 8l18 1',
    },
    right: {
      upper: 'M384 406q46 54 34 106',
      fore: 'M416 516L364 484',
      palm: 'M362 480l-2-2',
      fingers: 'M346 444l-22-3m20 20l-25-2m25 20l-24-1m27 18l-20 0',
    },
    tilt: 4,
    held: 'mug',
    before: 'tea',
  },
  reading: {
    left: { upper: 'M186 406q-104 26-120 104' },
    right: { upper: 'M384 406q104 26 120 104' },
    tilt: 3,
    look: 'down',
    raised: true,
  },
} satisfies Record<string, Stance>;

export type Pose = keyof typeof STANCES;
export const POSES: Record<Pose, Stance> = STANCES;
