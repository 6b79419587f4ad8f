import type { CastName } from '@/lib/content/schemas/cast';
import type { AdArtName } from '@/lib/content/schemas/home';
import { Drawn } from '../Drawing';
import { Figure, type Pose } from './Figure';

type Person = { name: CastName; pose: Pose; goods?: AdArtName };

/** People of the cast close together, cut off at one line: stands on the lower edge of a panel. The first looks to the others. Who laughs stands at an end, where the raised hand is before nobody's face. Decorative. */
export function Group({ people, className = '' }: { people: readonly Person[]; className?: string }) {
  const many = people.length > 2;
  return (
    // Figures are wider than their columns: the hands at both ends need the padding.
    <div
      aria-hidden="true"
      className={`grid w-full auto-cols-fr grid-flow-col items-end justify-items-center ${many ? 'px-5 md:px-12' : 'px-3 md:px-8'} ${className}`}
    >
      {people.map(({ name, pose, goods }, index) => (
        <Figure
          key={name}
          name={name}
          pose={pose}
          goods={goods && <Drawn name={`ads/${goods}`} />}
          className={`${many ? 'w-36' : 'w-44'} md:w-72 ${index === 0 ? '-scale-x-100' : ''} ${index % 2 ? 'relative' : '-mb-[5%]'}`}
        />
      ))}
    </div>
  );
}
