import type { ComponentType, ReactNode } from 'react';
import type { CastName } from '@/lib/content/schemas/drawings';
import { Person } from './Person';

type WithPhoneProps = {
  name: CastName;
  /** A whole screen of the app (components/art/app.tsx). */
  Screen: ComponentType<{ className?: string }>;
};

type WithScreenProps = WithPhoneProps & {
  /** Whether the screen is large enough to be read, beside a person who is a little smaller. */
  large?: boolean;
  /** Whether what is on it is bad news. */
  worried?: boolean;
};

/** A person of the cast who holds out a phone with the app on it: stands on the lower edge of a panel. */
export function WithScreen({ name, Screen, large = false, worried = false }: WithScreenProps) {
  const person = large ? 'left-[-8%] w-[84%]' : 'left-0 w-[88%]';
  const phone = large ? 'left-[48%] w-[44%]' : 'left-[59%] w-[38%]';
  const pose = worried ? 'hold-worried' : large ? 'hold' : 'show';
  return (
    <div className={`relative w-full max-w-lg ${large ? 'pt-[6%]' : ''}`}>
      <Person name={name} pose={pose} className={`relative top-px ${person}`} />
      <Screen className={`absolute top-[-2%] rotate-4 ${phone}`} />
      <Person
        name={name}
        pose={large ? 'hold-hands' : 'grip-hand'}
        className={`absolute bottom-0 ${person}`}
      />
    </div>
  );
}

/** A person of the cast who holds a phone nearly as tall as they are in both hands: stands on the lower edge of a panel. */
export function WithPhone({ name, Screen }: WithPhoneProps) {
  return (
    <div className="relative w-full shrink-0 pt-[13.3%] print:hidden @max-[45em]/page:max-w-md max-sm:-mt-2 md:max-lg:@min-[45em]/page:-ml-[20%] md:max-lg:@min-[45em]/page:w-[120%] xl:@min-[45em]/page:-ml-[8%] xl:@min-[45em]/page:w-[108%]">
      <Person name={name} pose="hold" className="relative top-px left-[-18.75%] w-[97.9%]" />
      <Screen className="absolute top-[.7%] left-[46.3%] w-[50.4%] rotate-4" />
      <Person name={name} pose="hold-hands" className="absolute bottom-0 left-[-18.75%] w-[97.9%]" />
    </div>
  );
}

/** A person of the cast who holds a phone upright over the head with both hands: stands on the lower edge of a panel. */
export function WithPhoneAloft({ name, Screen }: WithPhoneProps) {
  return (
    <div className="@container w-full max-w-96">
      <div className="-mb-[20cqi] relative pt-[67cqi]">
        <Person name={name} pose="aloft" className="w-full" />
        <Screen className="absolute top-0 right-[25%] left-[21%]" />
        <Person name={name} pose="aloft-hands" className="absolute bottom-0 left-0 w-full" />
      </div>
    </div>
  );
}

type WithSignProps = {
  name: CastName;
  /** What stands on the sign. */
  children: ReactNode;
};

/** A person of the cast who holds a sign over the head with both hands: stands on the lower edge of a panel. */
export function WithSign({ name, children }: WithSignProps) {
  return (
    <div className="@container w-full max-w-112">
      <div className="-mb-[9cqi] relative pt-[34cqi]">
        <Person name={name} pose="cheer" className="w-full" />
        <div className="for-paper absolute inset-x-[3%] top-0 grid h-[43cqi] grid-rows-[100%] rounded-card border border-rule bg-white text-ink shadow-lift">
          {children}
        </div>
        <Person name={name} pose="cheer-hands" className="absolute bottom-0 left-0 w-full" />
      </div>
    </div>
  );
}

/** A person of the cast who holds a card before the chest with both hands: stands on the lower edge of a panel. `size`: classes of the width. */
export function WithCard({ name, size, children }: WithSignProps & { size: string }) {
  return (
    <div aria-hidden="true" className={`@container relative ${size}`}>
      <Person name={name} pose="card" />
      <div className="absolute right-[19%] left-[15%] top-[66%] h-[28%] rounded-[4cqi] bg-white shadow-lift">
        {children}
      </div>
      <Person name={name} pose="card-hands" className="absolute inset-0" />
    </div>
  );
}
