import type { CastName } from '@/lib/content/schemas/cast';
import type { AdArtName } from '@/lib/content/schemas/home';
import { Drawn } from '../Drawing';
import { Figure } from './Figure';
import type { Pose } from './poses';
import { Whole, type WholePose } from './Whole';

type Person = { name: CastName; pose: Pose | WholePose; goods?: AdArtName };

/** People of the cast close together, to the waist and cut off at one line, or whole: stands on the lower edge of a panel. The first looks to the others. Who laughs stands at an end, where the raised hand is before nobody's face. Decorative. */
export function Group({ people, className = '' }: { people: readonly Person[]; className?: string }) {
  const many = people.length > 2;
  return (
    // Figures are wider than their columns: the hands at both ends need the padding.
    <div
      aria-hidden="true"
      className={`grid w-full auto-cols-fr grid-flow-col items-end justify-items-center ${many ? 'px-5 md:px-12' : 'px-3 md:px-8'} ${className}`}
    >
      {people.map(({ name, pose, goods }, index) =>
        pose === 'walk' || pose === 'sit' || pose === 'stand' ? (
          <Whole key={name} name={name} pose={pose} className="w-40 md:w-64" />
        ) : (
          <Figure
            key={name}
            name={name}
            pose={pose}
            goods={goods && <Drawn name={`ads/${goods}`} />}
            className={`${many ? 'w-36' : 'w-44'} md:w-72 ${index === 0 ? '-scale-x-100' : ''} ${index % 2 ? 'relative' : '-mb-[5%]'}`}
          />
        ),
      )}
    </div>
  );
}
