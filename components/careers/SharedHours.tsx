import type { Content } from '@/lib/content';
import { HourRings } from './HourRings';

/** The hours that the team has in common, with what each ring stands for. */
export function SharedHours({ words }: { words: Content['careers']['words']['hours'] }) {
  return (
    <figure className="mx-auto w-full max-w-sm">
      <HourRings label={words.shared} />
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
