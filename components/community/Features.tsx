import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import type { Content } from '@/lib/content';

/** What is found here, each with a picture of it: beside its text on phones, above it on wide screens. */
export function Features({ features }: Pick<Content['community'], 'features'>) {
  return (
    <ul className="grid gap-x-8 gap-y-7 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, text }, index) => {
        const { ground, picture } = PICTURES[index % PICTURES.length] ?? {};
        return (
          <li
            key={title}
            className="grid grid-cols-[7rem_1fr] items-center gap-x-4 max-[19em]:block lg:block"
          >
            <div
              aria-hidden="true"
              className={`relative h-28 overflow-hidden rounded-card lg:mb-6 lg:h-56 ${ground}`}
            >
              {picture}
            </div>
            <div>
              <h3 className="heading-3">{title}</h3>
              <p className="mt-1 max-w-[36ch] max-md:leading-normal md:mt-2 md:text-lg">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const STANDING = 'absolute bottom-0 left-1/2 h-[94%] max-w-none -translate-x-1/2';

const PICTURES: { ground: string; picture: ReactNode }[] = [
  { ground: 'bg-leaf', picture: <Drawing name="marks/talk" className="size-full" /> },
  { ground: 'bg-sun', picture: <Person name="samuel" pose="desk" className={STANDING} /> },
  { ground: 'bg-iris', picture: <Drawing name="marks/numbers" className="size-full" /> },
  { ground: 'bg-rose-deep', picture: <Person name="joseph" pose="call" className={STANDING} /> },
];
