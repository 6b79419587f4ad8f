import type { ReactNode } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { Person } from './Person';

type Props = {
  name: CastName;
  /** What stands on the sign. */
  children: ReactNode;
};

/** A person of the cast who holds a sign over the head with both hands: stands on the lower edge of a panel. */
export function WithSign({ name, children }: Props) {
  return (
    <div className="@container w-full max-w-112">
      <div className="-mb-[6cqi] relative pt-[34cqi]">
        <Person name={name} pose="cheer" className="w-full" />
        <div className="for-paper absolute inset-x-[3%] top-0 grid h-[43cqi] grid-rows-[100%] rounded-card border border-rule bg-white text-ink shadow-lift">
          {children}
        </div>
        <Person name={name} pose="cheer-hands" className="absolute bottom-0 left-0 w-full" />
      </div>
    </div>
  );
}
