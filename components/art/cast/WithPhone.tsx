import type { ComponentType } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { Person } from './Person';

type Props = {
  name: CastName;
  /** A whole screen of the app (components/art/app). */
  Screen: ComponentType<{ className?: string }>;
};

/** A person of the cast behind a phone as large as they are, who looks over its edge and holds it with both hands: both run out at the lower edge of a panel. */
export function WithPhone({ name, Screen }: Props) {
  return (
    <div className="relative aspect-[300/530] w-full max-w-96 overflow-clip [overflow-clip-margin:2rem]">
      <Person name={name} pose="peek" className="absolute inset-0" />
      <Screen className="absolute inset-x-[13%] top-[38%]" />
      <Person name={name} pose="peek-hands" className="absolute inset-0" />
    </div>
  );
}
