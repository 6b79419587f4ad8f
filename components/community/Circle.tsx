import { Ring } from '@/components/art/Ring';
import { content } from '@/lib/content';
import { Initials } from './Initials';

/** Where members sit on the ring, clockwise from the upper right. */
const SEATS = [
  'top-[2%] right-[16%]',
  'top-[36%] -right-[6%]',
  'bottom-[6%] right-[10%]',
  'bottom-[2%] left-[14%]',
  'top-[40%] -left-[6%]',
  'top-[4%] left-[12%]',
];

/** People around one ring. */
export function Circle() {
  return (
    <div aria-hidden="true" className="relative mx-auto hidden aspect-square w-full max-w-84 lg:block">
      <Ring
        segments={24}
        filled={6}
        thickness={0.045}
        className="absolute inset-0 size-full text-leaf"
        trackClassName="text-line"
      />
      {content()
        .stories.slice(0, SEATS.length)
        .map(({ id, name }, index) => (
          <span key={id} className={`absolute rounded-full bg-ink p-1.5 ${SEATS[index]}`}>
            <Initials name={name} className="size-18" />
          </span>
        ))}
    </div>
  );
}
