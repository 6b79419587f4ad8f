import type { ReactNode } from 'react';
import { Avatar } from '@/components/art/cast/Person';
import type { CastName } from '@/lib/content/schemas/drawings';

/** People one knows, clockwise from beside the top, where the number of all others stands. */
const FACES: [CastName, string][] = [
  ['faith', 'left-[62.5%] top-[7.6%]'],
  ['kevin', 'left-[77.2%] top-[22.2%]'],
  ['amina', 'left-[82.5%] top-[42.2%]'],
  ['joseph', 'left-[77.2%] top-[62.2%]'],
  ['wanjiru', 'left-[62.5%] top-[76.9%]'],
  ['samuel', 'left-[42.5%] top-[82.2%]'],
  ['njeri', 'left-[22.5%] top-[76.9%]'],
  ['tunde', 'left-[7.8%] top-[62.2%]'],
  ['chidinma', 'left-[2.5%] top-[42.2%]'],
  ['kwame', 'left-[7.8%] top-[22.2%]'],
  ['naledi', 'left-[22.5%] top-[7.6%]'],
];
const PLACE = 'absolute w-[15.6%] aspect-square overflow-visible [clip-path:circle()]';

/** The ring of a Status made of those who see it, and in it what they bring. */
export function Crowd({ views, children }: { views: number; children: ReactNode }) {
  return (
    <div className="@container relative mx-auto grid aspect-square w-full max-w-md place-items-center rounded-full bg-ink text-white">
      <div aria-hidden="true" className="absolute inset-0">
        <b
          className={`${PLACE} top-[2.2%] left-[42.5%] grid scale-85 place-items-center bg-white text-[5cqi] text-ink`}
        >
          +{views - FACES.length}
        </b>
        {FACES.map(([name, place]) => (
          <Avatar key={name} name={name} className={`${PLACE} ${place}`} />
        ))}
      </div>
      <p className="w-1/2 text-center max-md:leading-snug">{children}</p>
    </div>
  );
}
