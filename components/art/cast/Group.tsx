import { Person, type PersonProps } from './Person';
import { WHOLE } from './people';

/** People of the cast close together, to the waist and cut off at one line, or whole: stands on the lower edge of a panel. The first looks to the others. Who laughs stands at an end, where the raised hand is before nobody's face. Decorative. */
export function Group({ people, className = '' }: { people: readonly PersonProps[]; className?: string }) {
  const many = people.length > 2;
  return (
    // Figures are wider than their columns: the hands at both ends need the padding.
    <div
      aria-hidden="true"
      className={`grid w-full auto-cols-fr grid-flow-col items-end justify-items-center ${many ? 'px-5 md:px-12' : 'px-3 md:px-8'} ${className}`}
    >
      {people.map((person, index) => (
        <Person
          key={person.name}
          {...person}
          className={
            WHOLE.some((pose) => pose === person.pose)
              ? 'w-40 md:w-64'
              : `${many ? 'w-36' : 'w-44'} md:w-72 ${index === 0 ? '-scale-x-100' : ''} ${index % 2 ? 'relative' : '-mb-[5%]'}`
          }
        />
      ))}
    </div>
  );
}
