import type { CastName } from '@/lib/content/schemas/cast';
import { Ring } from '../Ring';
import { Avatar } from './Avatar';

type Props = {
  /** Without a name the mark of the team stands here. */
  name?: CastName | undefined;
  /** Class of the ring; it takes `currentColor`. */
  className?: string;
};

/** A person of the cast in the ring of a status. Decorative, the name stands beside it. */
export function Portrait({ name, className = 'size-14 text-sun' }: Props) {
  return (
    <span aria-hidden="true" className={`relative inline-grid shrink-0 place-items-center ${className}`}>
      <Ring segments={8} thickness={0.07} className="absolute inset-0 size-full" />
      {name ? (
        <Avatar name={name} className="size-[80%]" />
      ) : (
        <span className="grid size-[80%] place-items-center rounded-full bg-ink">
          <Ring segments={8} thickness={0.16} className="size-[58%] text-leaf" />
        </span>
      )}
    </span>
  );
}
