import type { ComponentProps } from 'react';
import type { AdArtName, CastName, DeskName } from '@/lib/content/schemas/drawings';
import { Drawing } from '../Drawing';
import { Ring } from '../Ring';
import { dressed, type Pose, WHOLE } from './people';

export type PersonProps = { name: CastName; pose: Pose; goods?: AdArtName };

type Props = PersonProps & {
  /** Puts a disc behind the person: for grounds as dark as their hair. */
  disc?: boolean;
  className?: string;
};

/** A person of the cast, whole or cut off straight at the waist: stands on the lower edge of a panel. Decorative. */
export function Person({ name, pose, goods, disc = false, className = '' }: Props) {
  const { viewBox, inside } = dressed(`poses/${pose}`, name, goods);
  const behind = disc ? dressed('parts/disc', name).inside : '';
  return <Dressed viewBox={viewBox} inside={behind + inside} className={`overflow-visible ${className}`} />;
}

/** Head and shoulders, cut off round: not a real person. Decorative; the name stands beside it. */
export function Avatar({ name, className = '' }: { name: CastName; className?: string }) {
  return <Dressed {...dressed('parts/avatar', name)} className={`rounded-full ${className}`} />;
}

function Dressed({ viewBox, inside, className }: ReturnType<typeof dressed> & { className: string }) {
  return (
    <svg
      viewBox={viewBox}
      fill="none"
      strokeLinecap="round"
      aria-hidden="true"
      className={className}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the site's own
      dangerouslySetInnerHTML={{ __html: inside }}
    />
  );
}

type PortraitProps = {
  name?: CastName | undefined;
  /** Of a team, which has no face. With neither, the mark of the site stands here. */
  desk?: DeskName | undefined;
  /** Class of the ring; it takes `currentColor`. */
  className?: string;
  ring?: Partial<ComponentProps<typeof Ring>>;
};

/** A person of the cast, or a team's desk, in the ring of a status. Decorative, the name stands beside it. */
export function Portrait({ name, desk, className = 'size-14 text-sun', ring }: PortraitProps) {
  return (
    <span aria-hidden="true" className={`relative inline-grid shrink-0 place-items-center ${className}`}>
      <Ring segments={8} thickness={0.07} className="absolute inset-0 size-full" {...ring} />
      {name ? (
        <Avatar name={name} className="size-[80%]" />
      ) : desk ? (
        <Drawing name={`desks/${desk}`} className="size-[80%] rounded-full" />
      ) : (
        <span className="grid size-[80%] place-items-center rounded-full bg-ink">
          <Ring segments={8} thickness={0.16} className="size-[58%] text-leaf" />
        </span>
      )}
    </span>
  );
}

/** People of the cast close together, to the waist and cut off at one line, or whole: stands on the lower edge of a panel. The first looks to the others. Who laughs stands at an end, where the raised hand covers no face. Decorative. */
export function Group({ people, className = '' }: { people: readonly PersonProps[]; className?: string }) {
  const many = people.length > 2;
  return (
    // Figures are wider than their columns: the hands at both ends need the padding.
    <div
      aria-hidden="true"
      className={`grid w-full auto-cols-fr grid-flow-col items-end justify-items-center ${many ? 'px-5 lg:px-8' : 'px-3 lg:px-8'} ${className}`}
    >
      {people.map((person, index) => (
        <Person
          key={person.name}
          {...person}
          className={
            WHOLE.some((pose) => pose === person.pose)
              ? 'w-40 lg:w-64'
              : `${many ? 'w-[155%] max-w-none' : 'w-44 lg:w-72'} ${index === 0 ? '-scale-x-100' : ''} ${index % 2 ? 'relative' : '-mb-[5%]'}`
          }
        />
      ))}
    </div>
  );
}
