import type { ReactNode } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { FIGURE_BOX, Figure } from './Figure';
import { SKINS } from './Head';
import { CAST, LINE } from './people';

type Props = {
  name: CastName;
  /** What stands on the sign. */
  children: ReactNode;
};

/** A person of the cast who holds a sign with both hands, as drivers do at an airport: stands on the lower edge of a panel. */
export function WithSign({ name, children }: Props) {
  return (
    <div className="@container relative w-full max-w-140">
      <Figure name={name} pose="sign" className="w-full" />
      <div className="for-paper absolute inset-x-[12%] bottom-[3%] grid h-[39%] grid-rows-[100%] rounded-card border border-rule bg-white text-ink shadow-lift">
        {children}
      </div>
      <svg viewBox={FIGURE_BOX} aria-hidden="true" className="absolute inset-0 overflow-visible">
        <path
          d="M98 436h26m-28 20h30m-29 20h28m-25 19h20M482 436h-26m28 20h-30m29 20h-28m25 19h-20"
          {...LINE}
          strokeWidth="20"
          className={SKINS[CAST[name].skin].line}
        />
      </svg>
    </div>
  );
}
