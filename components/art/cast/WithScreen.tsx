import type { ComponentType } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { Figure, type Pose } from './Figure';

type Props = {
  name: CastName;
  pose: Pose;
  /** A whole screen of the app (components/art/app). */
  Screen: ComponentType<{ className?: string }>;
};

/** A person of the cast, and beside them what they see on the phone: stands on the lower edge of a panel. */
export function WithScreen({ name, pose, Screen }: Props) {
  return (
    <div className="flex w-full max-w-xl items-end">
      <Figure name={name} pose={pose} className="min-w-0 flex-1" />
      <Screen className="-ml-[9%] relative mb-6 w-[44%] shrink-0 rotate-3 md:mb-12" />
    </div>
  );
}
