import type { ComponentType } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { Bust, Face, SKINS } from './Head';
import { CAST, LINE } from './people';

type Props = {
  name: CastName;
  /** A whole screen of the app (components/art/app). */
  Screen: ComponentType<{ className?: string }>;
};

const SHOULDERS = 'M22 530V262q0-54 52-68l46-20h60l46 20q52 14 52 68v268z';

const BOX = {
  viewBox: '0 0 300 530',
  className: 'absolute inset-0 overflow-visible',
  ...LINE,
} as const;

/** A person of the cast behind a phone as large as they are, who looks over its edge and holds it with both hands: both run out at the lower edge of a panel. */
export function WithPhone({ name, Screen }: Props) {
  const { skin, behind, wear, shirt, shirtStroke, cloth } = CAST[name];
  const sleeves = 'M50 250q-56 66-24 140M250 250q56 66 24 140';
  return (
    <div className="relative aspect-[300/530] w-full max-w-96 overflow-clip [overflow-clip-margin:2rem]">
      <svg {...BOX} aria-hidden="true">
        <path d={SHOULDERS} className={shirt} />
        <g transform="translate(10 -42) scale(2.8)">
          {behind}
          <Bust name={name} />
          {wear}
          <Face name={name} />
        </g>
        <path d="M33 410v16M267 410v16" strokeWidth="40" className={SKINS[skin].line} />
        <path d={sleeves} strokeWidth="52" className={shirtStroke} />
        {cloth && <path d={sleeves} strokeWidth="7" strokeDasharray={cloth.dashes} className={cloth.line} />}
      </svg>
      <Screen className="absolute inset-x-[13%] top-[38%]" />
      <svg {...BOX} aria-hidden="true">
        <path d="M34 424q14-4 26-24M266 424q-14-4-26-24" strokeWidth="19" className={SKINS[skin].line} />
      </svg>
    </div>
  );
}
