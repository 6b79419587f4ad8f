import type { ReactNode } from 'react';
import { LuCheck, LuX } from 'react-icons/lu';

const MARKS = {
  yes: { Icon: LuCheck, className: 'bg-leaf text-ink' },
  no: { Icon: LuX, className: 'bg-rose-deep text-white' },
};

/** What is right or wrong with the picture beside them. */
export function Points({ mark, points }: { mark: keyof typeof MARKS; points: readonly ReactNode[] }) {
  const { Icon, className } = MARKS[mark];
  return (
    <div className="grid gap-3">
      {points.map((point, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the points never change places
        <p key={index} className="flex gap-3">
          <span className={`grid size-6 shrink-0 place-items-center rounded-full ${className}`}>
            <Icon className="size-4" strokeWidth={3} />
          </span>
          {point}
        </p>
      ))}
    </div>
  );
}
