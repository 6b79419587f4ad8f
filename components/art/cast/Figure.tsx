import type { ReactNode } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { Drawn } from '../Drawing';
import { Ring } from '../Ring';
import { Bust, Face, SKINS } from './Head';
import { CAST, LINE } from './people';
import { POSES, type Pose } from './poses';

export const FIGURE_BOX = '45 60 500 500';

type Props = {
  name: CastName;
  pose: Pose;
  /** What the person holds out, drawn in a box of 120 by 120. */
  goods?: ReactNode;
  /** Puts a disc in a ring of dashes behind the person: for grounds as dark as their hair. */
  disc?: boolean;
  className?: string;
};

/** Where the head of 100 by 100 stands in a figure, and how large. */
const HEAD = 'translate(85 40) scale(4)';
const TORSO = 'M136 560c0-110 8-168 58-190 24-10 42-18 56-26h70c14 8 32 16 56 26 50 22 58 80 58 190z';
const SLEEVE = 64;
const ARM = 42;

/** Rows of the cloth, each a line of dashes that follows the body. */
const ROWS = 'M206 388q80 34 158 0M176 430q109 42 218 0M168 478q117 42 234 0M164 530q121 42 242 0';

/** A person of the cast down to the waist, cut off straight: stands on the lower edge of a panel. Decorative. */
export function Figure({ name, pose, goods, disc = false, className = '' }: Props) {
  const { skin, shirt, cloth, shirtStroke, ground } = CAST[name];
  const { left, right, tilt, look, closed, mouth, raised, held, before } = POSES[pose];
  const sleeve = { strokeWidth: SLEEVE, className: shirtStroke };
  const bare = { strokeWidth: ARM, className: SKINS[skin].line };
  const dashed = (d: string) =>
    cloth && <path d={d} strokeWidth="8" strokeDasharray={cloth.dashes} className={cloth.line} />;
  return (
    <svg viewBox={FIGURE_BOX} {...LINE} aria-hidden="true" className={`overflow-visible ${className}`}>
      {disc && (
        <>
          <circle cx="290" cy="290" r="246" className={ground} />
          <svg x="9" y="9" width="562" height="562" aria-hidden="true">
            <Ring segments={24} thickness={0.03} className="text-leaf" />
          </svg>
        </>
      )}
      <g transform={`rotate(${tilt} 285 320) ${HEAD}`}>{CAST[name].behind}</g>
      <path d={TORSO} className={shirt} />
      {dashed(ROWS)}
      <g transform={HEAD}>
        <Bust name={name} />
        {CAST[name].wear}
      </g>
      <g transform={`rotate(${tilt} 285 320) ${HEAD}`}>
        <Face
          name={name}
          look={look}
          closed={closed}
          mouth={mouth}
          turned={pose === 'point' || pose === 'selling'}
        />
      </g>
      {held && <Drawn name={`held/${held}`} />}
      {[left, right].map(({ upper, fore, palm, fingers }, index) => (
        <g key={upper}>
          {fore && <path d={fore} {...bare} />}
          {palm && <path d={palm} {...bare} strokeWidth="50" />}
          {fingers && <path d={fingers} {...bare} strokeWidth="15" />}
          {!raised && (
            <path
              d={upper}
              {...sleeve}
              className="stroke-ink/10"
              transform={`translate(${index ? -6 : 6} 2)`}
            />
          )}
          <path d={upper} {...sleeve} />
          {dashed(upper)}
        </g>
      ))}
      {before && <Drawn name={`held/${before}`} />}
      {pose === 'selling' && <g transform="translate(404 282) scale(1.35)">{goods}</g>}
    </svg>
  );
}

/** The hand of a person who shows a phone, over the phone that the page lays on the figure. */
export function Fingers({ name }: { name: CastName }) {
  return (
    <path
      d="M366 434l13 2m-11-27l15 2m-13-27l15 2m-12-27l13 2"
      {...LINE}
      strokeWidth="20"
      className={SKINS[CAST[name].skin].line}
    />
  );
}
