import type { ReactNode } from 'react';
import { Avatar, Person } from '@/components/art/cast/Person';
import type { Content } from '@/lib/content';
import type { CastName } from '@/lib/content/schemas/drawings';

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
              className={`@container relative grid h-30 items-center overflow-hidden rounded-card lg:mb-6 lg:h-56 ${ground}`}
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
  {
    ground: 'bg-leaf',
    picture: (
      <div className="grid gap-[6cqi] px-[9cqi]">
        <Said by="faith" bubble="rounded-bl-none bg-white text-ink/40" lines="M4 6h40M4 16h28" />
        <Said
          by="kwame"
          row="flex-row-reverse"
          bubble="rounded-br-none bg-ink text-leaf"
          lines="M4 6h32M4 16h40"
        />
      </div>
    ),
  },
  { ground: 'bg-sun', picture: <Person name="samuel" pose="desk" className={STANDING} /> },
  {
    ground: 'bg-iris',
    picture: (
      <div className="grid gap-[4cqi] px-[9cqi]">
        <Views of="mumbi" lit={11} />
        <Views of="tunde" lit={8} />
        <Views of="naledi" lit={5} />
      </div>
    ),
  },
  { ground: 'bg-rose-deep', picture: <Person name="joseph" pose="call" className={STANDING} /> },
];

type SaidProps = { by: CastName; row?: string; bubble: string; lines: string };

/** A post in the forum, its words as bars. */
function Said({ by, row = '', bubble, lines }: SaidProps) {
  return (
    <div className={`flex items-end gap-[4cqi] ${row}`}>
      <Avatar name={by} className="w-[22cqi] shrink-0" />
      <svg viewBox="0 0 48 22" aria-hidden="true" className={`w-[52cqi] rounded-[5cqi] p-[4cqi] ${bubble}`}>
        <path d={lines} stroke="currentColor" strokeWidth="5" strokeLinecap="round" />
      </svg>
    </div>
  );
}

/** How often a member was seen, in dashes. */
function Views({ of, lit }: { of: CastName; lit: number }) {
  return (
    <div className="flex items-center gap-[5cqi]">
      <Avatar name={of} className="w-[20cqi] shrink-0" />
      <svg viewBox="0 0 120 20" aria-hidden="true" className="grow">
        <path d={`M5 10h${lit * 10}`} strokeWidth="14" strokeDasharray="6 4" className="stroke-sun" />
      </svg>
    </div>
  );
}
