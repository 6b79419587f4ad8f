import type { CastName } from '@/lib/content/schemas/cast';
import type { AdArtName } from '@/lib/content/schemas/home';
import { AD_DRAWINGS } from '../adDrawings';
import { Figure, type Pose } from './Figure';

type Person = { name: CastName; pose: Pose; goods?: AdArtName };

/** People of the cast side by side, cut off at one line: stands on the lower edge of a panel. Decorative. */
export function Group({ people, className = '' }: { people: readonly Person[]; className?: string }) {
  return (
    <div aria-hidden="true" className={`flex w-full items-end justify-center ${className}`}>
      {people.map(({ name, pose, goods }, index) => (
        <Figure
          key={name}
          name={name}
          pose={pose}
          goods={goods && AD_DRAWINGS[goods]}
          className={`min-w-0 flex-1 ${index > 0 ? '-ml-[15%]' : ''} ${index % 2 ? 'relative' : '-mb-[5%]'}`}
        />
      ))}
    </div>
  );
}
