import type { CastName } from '@/lib/content/schemas/cast';
import { Drawn } from '../Drawing';
import { Bust, Face, SKINS } from './Head';
import { CAST, LINE } from './people';
import { type Limb, WHOLE, type WholePose } from './stances';

const HEAD_SCALE = 1.7;

/** A person of the cast from head to shoes: stands on the lower edge of a scene. Decorative. */
export function Whole({
  name,
  pose,
  className = '',
}: {
  name: CastName;
  pose: WholePose;
  className?: string;
}) {
  const { skin, shirt, cloth, shirtStroke, behind, wear } = CAST[name];
  const { head, tilt, look, torso, rows, legs, far, near, fingers, ...scene } = WHOLE[pose];
  const place = `translate(${head}) scale(${HEAD_SCALE})`;
  const turned = `rotate(${tilt} ${head[0] + 50 * HEAD_SCALE} ${head[1] + 75 * HEAD_SCALE}) ${place}`;
  const dashed = (d: string) =>
    cloth && <path d={d} strokeWidth="4" strokeDasharray={cloth.dashes} className={cloth.line} />;
  const limb = ({ sleeve, fore }: Limb) => (
    <>
      <path d={fore} strokeWidth="19" className={SKINS[skin].line} />
      <path d={sleeve} strokeWidth="31" className={shirtStroke} />
      {dashed(sleeve)}
    </>
  );
  return (
    <svg viewBox="0 0 340 500" {...LINE} aria-hidden="true" className={`overflow-visible ${className}`}>
      {scene.behind && <Drawn name={`held/${scene.behind}`} />}
      <g transform={turned}>{behind}</g>
      {limb(far)}
      {legs.map(([leg, shoe], index) => (
        <g key={leg} strokeLinejoin="round">
          <path
            d={leg}
            strokeWidth="42"
            className={index < legs.length - 1 ? 'stroke-raised' : 'stroke-line'}
          />
          <path d={shoe} strokeWidth="20" className="stroke-white" />
        </g>
      ))}
      <path d={torso} className={shirt} />
      {dashed(rows)}
      <g transform={place}>
        <Bust name={name} />
        {wear}
      </g>
      <g transform={turned}>
        <Face name={name} look={look} turned={pose !== 'stand'} />
      </g>
      {scene.held && <Drawn name={`held/${scene.held}`} />}
      {limb(near)}
      <path d={fingers} strokeWidth="7.5" className={SKINS[skin].line} />
    </svg>
  );
}
