import { LuCheck, LuX } from 'react-icons/lu';
import { Words } from './Words';

type Props = {
  points: readonly string[];
  /** Whether they are what is wrong. */
  no?: boolean;
  /** Classes of the list and of each entry. */
  className?: string;
  item?: string;
};

/** Points with a tick each, or a cross. */
export function TickList({ points, no = false, className = 'grid gap-3', item = '' }: Props) {
  if (points.length === 0) return null;
  const Icon = no ? LuX : LuCheck;
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point} className={`grid grid-cols-[auto_minmax(0,1fr)] gap-3 ${item}`}>
          <Icon
            aria-hidden="true"
            strokeWidth={3}
            className={`mt-0.5 size-6 rounded-full p-1 [print-color-adjust:exact] ${no ? 'bg-rose-deep text-white' : 'bg-leaf text-ink'}`}
          />
          <span>
            <Words text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
