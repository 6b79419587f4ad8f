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

/** A tick, or a cross, in its disc. */
export function Tick({ no, className }: { no: boolean; className: string }) {
  const Icon = no ? LuX : LuCheck;
  const disc = `rounded-full ${no ? 'bg-rose-deep text-white' : 'bg-leaf text-ink'}`;
  return <Icon aria-hidden="true" strokeWidth={3} className={`${disc} ${className}`} />;
}

/** Points with a tick each, or a cross. */
export function TickList({ points, no = false, className = 'grid gap-3', item = '' }: Props) {
  if (points.length === 0) return null;
  return (
    <ul className={className}>
      {points.map((point) => (
        <li key={point} className={`grid grid-cols-[auto_minmax(0,1fr)] gap-3 ${item}`}>
          <Tick no={no} className="mt-0.5 size-6 p-1" />
          <span>
            <Words text={point} />
          </span>
        </li>
      ))}
    </ul>
  );
}
