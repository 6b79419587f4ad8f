import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';
import { Drawing } from '@/components/art/Drawing';
import type { Content } from '@/lib/content';

/** What is found here, each with a picture of it: beside its text on phones, above it on wider screens. */
export function Features({ features }: Pick<Content['community'], 'features'>) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {features.map(({ title, text }, index) => {
        const { ground, picture } = PICTURES[index % PICTURES.length] ?? {};
        return (
          <li
            key={title}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3 max-[19em]:block sm:block"
          >
            <div
              aria-hidden="true"
              className={`h-22 w-22 overflow-hidden rounded-card *:mx-auto *:h-full sm:mb-6 sm:h-56 sm:w-auto ${ground}`}
            >
              {picture}
            </div>
            <div>
              <h3 className="heading-3">{title}</h3>
              <p className="mt-1 max-sm:leading-normal md:mt-2 md:text-lg">{text}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

const PICTURES: { ground: string; picture: ReactNode }[] = [
  { ground: 'bg-leaf', picture: <Drawing name="marks/talk" className="size-full" /> },
  { ground: 'bg-sun', picture: <Person name="samuel" pose="laptop" /> },
  { ground: 'bg-iris', picture: <Drawing name="marks/numbers" className="size-full" /> },
  { ground: 'bg-rose-deep', picture: <Person name="joseph" pose="call" /> },
];
