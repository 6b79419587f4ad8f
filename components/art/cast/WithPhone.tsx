import type { ComponentType } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { Bust, Face, SKINS } from './Head';
import { CAST, LINE } from './people';

type Props = {
  name: CastName;
  /** A whole screen of the app (components/art/app). */
  Screen: ComponentType<{ className?: string }>;
};

const BOX = {
  viewBox: '0 0 300 600',

  className: 'absolute inset-0 overflow-visible',
  ...LINE,
} as const;

/** A person of the cast behind a phone as large as they are, who looks over its edge and holds it with both hands: stands on the lower edge of a panel. */
export function WithPhone({ name, Screen }: Props) {
  const { skin, behind, wear, shirtStroke, cloth } = CAST[name];
  const sleeves = 'M58 236q-52 50-30 128M242 236q52 50 30 128';
  return (
    <div className="relative aspect-1/2 w-full max-w-80 overflow-clip [overflow-clip-margin:2rem]">
      <svg {...BOX} aria-hidden="true">
        <g transform="translate(10 -26) scale(2.8)">
          {behind}
          <Bust name={name} />
          {wear}
          <Face name={name} />
        </g>
        <path d={sleeves} strokeWidth="52" className={shirtStroke} />
        <path d={sleeves} strokeWidth="7" strokeDasharray={cloth.dashes} className={cloth.line} />
      </svg>
      <Screen className="absolute inset-x-[13%] top-[25%]" />
      <svg {...BOX} aria-hidden="true">
        <path
          d="M34 366h20m-21 20h22m-20 20h20m-16 20h16M266 366h-20m21 20h-22m20 20h-20m16 20h-16"
          strokeWidth="17"
          className={SKINS[skin].line}
        />
      </svg>
    </div>
  );
}
