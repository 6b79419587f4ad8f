import { ClockHours } from '@/components/art/ClockHours';
import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';

/** What the two days have in common, 13 to 17 o'clock. */
const SHARED = 'M43.8 73.2L37 98.3A50 50 0 0 1 1.7 63L26.8 56.2A24 24 0 0 0 43.8 73.2z';

/** A day as two rings of 24 hours, the team's and yours, and what they have in common. */
export function SharedHours({ words }: { words: Content['careers']['words']['hours'] }) {
  return (
    <figure className="mx-auto w-full max-w-sm">
      <div className="relative mx-auto grid aspect-square w-64 max-w-full place-items-center md:w-full">
        <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0">
          <path d={SHARED} className="fill-line" />
        </svg>
        <Ring
          segments={24}
          filled={8}
          thickness={0.055}
          className="absolute inset-0 rotate-[135deg] text-leaf"
          trackClassName="text-line"
        />
        <Ring
          segments={24}
          filled={8}
          thickness={0.055}
          className="absolute inset-[18%] rotate-[195deg] text-sun"
          trackClassName="text-raised"
        />
        <ClockHours />
        <p className="max-w-[6.03em] text-center font-display text-2xl text-white leading-tight">
          {words.shared}
        </p>
      </div>
      <figcaption className="mt-5 flex flex-wrap justify-center gap-x-6 gap-y-1 text-sm">
        <span>
          <span aria-hidden="true" className="me-2 inline-block h-2 w-5 rounded-full bg-leaf" />
          {words.team}
        </span>
        <span>
          <span aria-hidden="true" className="me-2 inline-block h-2 w-5 rounded-full bg-sun" />
          {words.yours}
        </span>
      </figcaption>
    </figure>
  );
}
