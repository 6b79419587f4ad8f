import type { ComponentType } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { Person } from './Person';

type Props = {
  name: CastName;
  /** A whole screen of the app (components/art/app). */
  Screen: ComponentType<{ className?: string }>;
  /** A figure that the picture leads to, and what it is. */
  chip?: { figure: string; text: string };
};

/** A person of the cast who holds out a phone with the app on it: stands on the lower edge of a panel. */
export function WithScreen({ name, Screen, chip }: Props) {
  return (
    <div className="relative w-full max-w-lg">
      <Person name={name} pose="show" className="w-[88%]" />
      <Screen className="absolute top-[-2%] left-[59%] w-[38%] rotate-4" />
      <Person name={name} pose="show-hand" className="absolute bottom-0 left-0 w-[88%]" />
      {chip && (
        <p className="absolute bottom-5 left-0 rounded-2xl bg-white px-4 py-2.5 text-muted text-sm leading-tight shadow-chip print:hidden">
          <b className="block font-display text-2xl text-text leading-tight">{chip.figure}</b>
          {chip.text}
        </p>
      )}
    </div>
  );
}
