import type { CastName } from '@/lib/content/schemas/cast';
import type { AdArtName } from '@/lib/content/schemas/home';
import { Drawn } from '../Drawing';
import { Figure } from './Figure';
import type { Pose } from './poses';
import { WHOLE, type WholePose } from './stances';
import { Whole } from './Whole';

export type PersonProps = { name: CastName; pose: Pose | WholePose; goods?: AdArtName };

export function isWhole(pose: Pose | WholePose): pose is WholePose {
  return pose in WHOLE;
}

/** A person of the cast, whole or to the waist as the pose has it. Decorative. */
export function Person({ name, pose, goods, className }: PersonProps & { className: string }) {
  return isWhole(pose) ? (
    <Whole name={name} pose={pose} className={className} />
  ) : (
    <Figure name={name} pose={pose} goods={goods && <Drawn name={`ads/${goods}`} />} className={className} />
  );
}
