import type { CastName, DeskName } from '@/lib/content/schemas/cast';
import { Drawing } from '../Drawing';
import { Ring } from '../Ring';
import { Avatar } from './Person';

type Props = {
  name?: CastName | undefined;
  /** Of a team, which has no face. With neither, the mark of the site stands here. */
  desk?: DeskName | undefined;
  /** Class of the ring; it takes `currentColor`. */
  className?: string;
};

/** A person of the cast, or a team's desk, in the ring of a status. Decorative, the name stands beside it. */
export function Portrait({ name, desk, className = 'size-14 text-sun' }: Props) {
  return (
    <span aria-hidden="true" className={`relative inline-grid shrink-0 place-items-center ${className}`}>
      <Ring segments={8} thickness={0.07} className="absolute inset-0 size-full" />
      {name ? (
        <Avatar name={name} className="size-[80%]" />
      ) : desk ? (
        <Drawing name={`desks/${desk}`} className="size-[80%] rounded-full" />
      ) : (
        <span className="grid size-[80%] place-items-center rounded-full bg-ink">
          <Ring segments={8} thickness={0.16} className="size-[58%] text-leaf" />
        </span>
      )}
    </span>
  );
}
