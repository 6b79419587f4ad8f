import type { ReactNode } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';

type Portrait = {
  skin: 'deep' | 'brown' | 'light';
  mouth?: 'grin';
  /** Classes of the clothes and of what is behind the person. */
  shirt: string;
  ground: string;
  /** The same colour for sleeves, which are strokes. */
  shirtStroke: string;
  /** The pattern of the cloth: lines of dashes. */
  cloth: { line: string; dashes: string };
  /** Drawn before the head, and after it. */
  behind?: ReactNode;
  front: ReactNode;
  /** Over the clothes, which do not turn with the head. */
  wear?: ReactNode;
};

export const LINE = { fill: 'none', strokeLinecap: 'round' } as const;
const GLASSES = 'M35 43a7 7 0 0 1 14 0 7 7 0 0 1-14 0zm16 0a7 7 0 0 1 14 0 7 7 0 0 1-14 0z';
const SHORT_HAIR = 'M30 38c0-15 9-23 20-23s20 8 20 23c-4-6-8-9-20-9s-16 3-20 9z';

/** The people of this site: authors, hosts and those who tell a story, each drawn once, in a box of 100 by 100. */
export const CAST: Record<CastName, Portrait> = {
  wanjiru: {
    skin: 'brown',
    shirt: 'fill-leaf-deep',
    shirtStroke: 'stroke-leaf-deep',
    cloth: { line: 'stroke-sun', dashes: '20 14' },
    ground: 'fill-sun',
    behind: (
      <path
        d="M24 44c0-20 10-32 26-32s26 12 26 32v36c-6 5-12 3-14-2H38c-2 5-8 7-14 2z"
        className="fill-ink"
      />
    ),
    front: (
      <>
        <path
          d="M30 42c3-12 12-16 20-22 8 6 17 10 20 22 2-17-6-28-20-28s-22 11-20 28z"
          className="fill-ink"
        />
        <path {...LINE} d="M27 50v28m5-22v22m36-22v22m5-28v28" strokeWidth="1.5" className="stroke-line" />
      </>
    ),
  },
  tunde: {
    skin: 'deep',
    shirt: 'fill-iris',
    shirtStroke: 'stroke-iris',
    cloth: { line: 'stroke-iris-light', dashes: '2 16' },
    ground: 'fill-leaf',
    front: (
      <>
        <path d={SHORT_HAIR} className="fill-ink" />
        <path
          d="M31 46c1 15 8 25 19 25s18-10 19-25c-2 6-5 8-8 8-4-3-18-3-22 0-3 0-6-2-8-8zm13 9c4-2 8-2 12 0-2 4-10 4-12 0z"
          fillRule="evenodd"
          className="fill-ink"
        />
      </>
    ),
  },
  naledi: {
    skin: 'light',
    mouth: 'grin',
    shirt: 'fill-rose-deep',
    shirtStroke: 'stroke-rose-deep',
    cloth: { line: 'stroke-sun', dashes: '22 16' },
    ground: 'fill-iris',
    behind: <circle cx="50" cy="37" r="29" className="fill-ink" />,
    front: (
      <>
        <path d="M31 36c4-10 11-13 19-13s15 3 19 13c1-12-8-20-19-20s-20 8-19 20z" className="fill-ink" />
        <path {...LINE} d={GLASSES} strokeWidth="2.5" className="stroke-white" />
      </>
    ),
  },
  kwame: {
    skin: 'deep',
    shirt: 'fill-rose',
    shirtStroke: 'stroke-rose',
    cloth: { line: 'stroke-white', dashes: '4 18' },
    ground: 'fill-sand',
    front: (
      <>
        <path d={SHORT_HAIR} className="fill-mist" />
        <path
          d="M38 58c0 8 5 13 12 13s12-5 12-13c-3 3-6 3-8 1-3-1-5-1-8 0-2 2-5 2-8-1z"
          className="fill-mist"
        />
        <path {...LINE} d={GLASSES} strokeWidth="2" className="stroke-ink" />
        <path {...LINE} d="M44 57c4 3 8 3 12 0" strokeWidth="2.5" className="stroke-white" />
      </>
    ),
  },
  faith: {
    skin: 'brown',
    mouth: 'grin',
    shirt: 'fill-sun',
    ground: 'fill-leaf-deep',
    shirtStroke: 'stroke-sun',
    cloth: { line: 'stroke-rose-deep', dashes: '22 16' },
    behind: (
      <path d="M25 38c-3-19 8-31 26-31s29 12 25 32c-2 9-5 12-9 15H35c-6-4-8-9-10-16z" className="fill-plum" />
    ),
    front: (
      <>
        <path
          d="M26.5 44c-6-26 4-38 25-38 20 0 29 14 22 38-3-11-11-16-23-16s-20 6-24 16z"
          className="fill-plum"
        />
        <path
          d="M64 12c2-11 14-15 20-10 2 9-5 16-18 17zm1 6c9 0 17 5 17 12-6 4-16 1-20-8z"
          className="fill-plum"
        />
        <path
          {...LINE}
          d="M29 34q21-21 43 0M28 25q23-22 45 0M32 15q19-16 38 1M71 12q4-5 8-6M73 22q4 1 6 4"
          strokeWidth="2"
          strokeDasharray="5 4.5"
          className="stroke-sun"
        />
        <circle cx="64" cy="16" r="5" className="fill-rose-deep" />
        <circle cx="30" cy="54" r="3.5" fill="none" strokeWidth="2" className="stroke-sun" />
        <circle cx="70" cy="54" r="3.5" fill="none" strokeWidth="2" className="stroke-sun" />
      </>
    ),
  },
  kevin: {
    skin: 'deep',
    mouth: 'grin',
    shirt: 'fill-leaf',
    shirtStroke: 'stroke-leaf',
    cloth: { line: 'stroke-sun', dashes: '14 16' },
    ground: 'fill-line',
    behind: <path d="M22 96c-4-22 6-32 16-32h24c10 0 20 10 16 32z" className="fill-leaf-deep" />,
    front: (
      <>
        <path d="M30 37c0-16 9-23 20-23s20 7 20 23z" className="fill-rose" />
        <path d="M28 37c12-7 32-7 44 0 3 3 1 5-2 4-12-5-28-5-40 0-3 1-5-1-2-4z" className="fill-rose-deep" />
      </>
    ),
    wear: <path {...LINE} d="M41 78v12m18-12v12" strokeWidth="2.5" className="stroke-white" />,
  },
  njeri: {
    skin: 'light',
    shirt: 'fill-white',
    shirtStroke: 'stroke-white',
    cloth: { line: 'stroke-leaf-deep', dashes: '18 18' },
    ground: 'fill-rose',
    behind: <circle cx="50" cy="15" r="11" className="fill-ink" />,
    front: (
      <>
        <path
          d="M30 44c-3-18 6-28 20-28s23 10 20 28c-3-9-9-16-20-19-11 3-17 10-20 19z"
          className="fill-ink"
        />
        <path {...LINE} d="M39 25c4-4 9-5 14-4" strokeWidth="2.5" className="stroke-mist" />
        <circle cx="31" cy="56" r="2.5" className="fill-leaf" />
        <circle cx="69" cy="56" r="2.5" className="fill-leaf" />
      </>
    ),
    wear: (
      <>
        <path d="M35 84h30v60H35z" className="fill-sun" />
        <path {...LINE} d="M36.5 85l-3-9m30 9l3-9" strokeWidth="3" className="stroke-sun" />
      </>
    ),
  },
  amina: {
    skin: 'light',
    shirt: 'fill-leaf-deep',
    shirtStroke: 'stroke-leaf-deep',
    cloth: { line: 'stroke-sun', dashes: '20 14' },
    ground: 'fill-mist',
    front: (
      <>
        <path
          d="M50 8c19 0 27 14 27 33 0 14 1 24 7 33-8 14-60 14-68 0 6-9 7-19 7-33C23 22 31 8 50 8zm0 14c-11 0-17 8-17 20s7 24 17 24 17-12 17-24-6-20-17-20z"
          fillRule="evenodd"
          className="fill-iris"
        />
        <path
          {...LINE}
          d="M28 70c8 8 30 10 44-2M33 77c10 5 24 6 36-1"
          strokeWidth="2"
          className="stroke-iris-light"
        />
      </>
    ),
  },
  joseph: {
    skin: 'deep',
    shirt: 'fill-sun-deep',
    shirtStroke: 'stroke-sun-deep',
    cloth: { line: 'stroke-sand', dashes: '2 18' },
    ground: 'fill-leaf',
    front: (
      <>
        <path {...LINE} d="M38 31c3-2 6-2 9-1m7 0c3-1 6-1 8 1" strokeWidth="2" className="stroke-ink" />
        <path
          d="M31 46c-2-5-2-9-1-12l3 1c0 4 0 7 1 11zm38 0c2-5 2-9 1-12l-3 1c0 4 0 7-1 11z"
          className="fill-mist"
        />
        <path d="M41 55c3-5 15-5 18 0-4-1-14-1-18 0z" className="fill-ink" />
      </>
    ),
    wear: <path d="M42 74l8 9 8-9 4 3-8 12-4-5-4 5-8-12z" className="fill-white" />,
  },
  chidinma: {
    skin: 'deep',
    mouth: 'grin',
    shirt: 'fill-white',
    shirtStroke: 'stroke-white',
    cloth: { line: 'stroke-leaf-deep', dashes: '18 18' },
    ground: 'fill-sun',
    behind: (
      <>
        <circle cx="27" cy="24" r="15" className="fill-ink" />
        <circle cx="73" cy="24" r="15" className="fill-ink" />
      </>
    ),
    front: (
      <>
        <path
          d="M30 40c0-16 9-24 20-24s20 8 20 24c-4-8-10-12-19-13l-1-9-1 9c-9 1-15 5-19 13z"
          className="fill-ink"
        />
        <path {...LINE} d="M36 22c2-3 4-4 6-5m22 5c-2-3-4-4-6-5" strokeWidth="3" className="stroke-rose" />
      </>
    ),
  },
  samuel: {
    skin: 'brown',
    shirt: 'fill-leaf',
    shirtStroke: 'stroke-leaf',
    cloth: { line: 'stroke-leaf-deep', dashes: '18 18' },
    ground: 'fill-rose',
    front: (
      <path
        d="M31 36c-1-15 7-24 19-24s20 9 19 24c-2-7-5-10-6-11-8 2-18 2-26 0-1 1-4 4-6 11z"
        className="fill-ink"
      />
    ),
  },
};
