import type { ComponentType } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { FIGURE_BOX, Figure, Fingers } from './Figure';

type Props = {
  name: CastName;
  /** A whole screen of the app (components/art/app). */
  Screen: ComponentType<{ className?: string }>;
};

/** A person of the cast who holds out a phone with the app on it: stands on the lower edge of a panel. */
export function WithScreen({ name, Screen }: Props) {
  return (
    <div className="relative w-full max-w-lg">
      <Figure name={name} pose="show" className="w-[88%]" />
      <Screen className="absolute top-[-2%] left-[59%] w-[38%] rotate-4" />
      <svg
        viewBox={FIGURE_BOX}
        aria-hidden="true"
        className="absolute bottom-0 left-0 w-[88%] overflow-visible"
      >
        <Fingers name={name} />
      </svg>
    </div>
  );
}
