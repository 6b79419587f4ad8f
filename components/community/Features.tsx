import { Person, type PersonProps } from '@/components/art/cast/Person';
import type { Content } from '@/lib/content';

/** Who stands over each, and on what ground. */
const PICTURES: readonly (PersonProps & { tone: string })[] = [
  { name: 'tunde', pose: 'point', tone: 'bg-leaf' },
  { name: 'njeri', pose: 'present', tone: 'bg-sun' },
  { name: 'mumbi', pose: 'facts', tone: 'bg-iris' },
  { name: 'samuel', pose: 'call', tone: 'bg-rose' },
];

/** What is found here. */
export function Features({ features }: Pick<Content['community'], 'features'>) {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
      {features.map(({ title, text }, index) => {
        const picture = PICTURES[index];
        return (
          <li
            key={title}
            className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-x-4 max-[19em]:grid-cols-1 sm:block"
          >
            {picture && (
              <div
                className={`flex h-28 items-end justify-center overflow-hidden rounded-card pt-3 sm:mb-5 sm:h-52 ${picture.tone}`}
              >
                <Person name={picture.name} pose={picture.pose} className="h-full" />
              </div>
            )}
            <div className="self-center">
              <h3 className="heading-3">{title}</h3>
              <p className="mt-1 leading-snug md:mt-2 md:text-lg md:leading-normal">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
