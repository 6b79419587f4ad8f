import { LuMessagesSquare } from 'react-icons/lu';
import { Portrait } from '@/components/art/cast/Portrait';
import { Ring } from '@/components/art/Ring';
import { content } from '@/lib/content';

/** Six seats on the ring, clockwise from the upper right. */
const SEATS = [
  'top-[6.7%] left-[75%]',
  'top-1/2 left-full',
  'top-[93.3%] left-[75%]',
  'top-[93.3%] left-1/4',
  'top-1/2 left-0',
  'top-[6.7%] left-1/4',
];

/** People around one ring. */
export function Circle() {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-square w-full max-w-64 md:max-w-80">
      <Ring
        segments={24}
        filled={6}
        thickness={0.045}
        className="absolute inset-0 size-full text-leaf"
        trackClassName="text-line"
      />
      <LuMessagesSquare className="-translate-1/2 absolute top-1/2 left-1/2 size-20 text-leaf" />
      {content()
        .stories.slice(0, SEATS.length)
        .map(({ id, portrait }, index) => (
          <span key={id} className={`-translate-1/2 absolute rounded-full bg-ink p-1.5 ${SEATS[index]}`}>
            <Portrait name={portrait} className="size-20 text-sun" />
          </span>
        ))}
    </div>
  );
}
