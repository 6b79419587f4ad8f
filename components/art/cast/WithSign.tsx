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

/** A person of the cast who holds a sign over the head with both hands: stands on the lower edge of a panel. */
export function WithSign({ name, children }: Props) {
  return (
    <div className="@container w-full max-w-112">
      <div className="-mb-[6cqi] relative pt-[34cqi]">
        <Figure name={name} pose="cheer" className="w-full" />
        <div className="for-paper absolute inset-x-[3%] top-0 grid h-[43cqi] grid-rows-[100%] rounded-card border border-rule bg-white text-ink shadow-lift">
          {children}
        </div>
        <svg
          viewBox={FIGURE_BOX}
          aria-hidden="true"
          className="absolute bottom-0 left-0 w-full overflow-visible"
        >
          <path
            d="M96 116v-28m20 26v-30m20 30v-26M434 114v-26m20 26v-30m20 32v-28"
            {...LINE}
            strokeWidth="18"
            className={SKINS[CAST[name].skin].line}
          />
        </svg>
      </div>
    </div>
  );
}
