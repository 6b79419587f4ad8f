import type { ReactNode } from 'react';
import type { CastName } from '@/lib/content/schemas/cast';
import { CAST, LINE, type Mouth } from './people';

export const SKINS = {
  deep: { face: 'fill-skin-deep', line: 'stroke-skin-deep', shade: 'fill-ink/30' },
  brown: { face: 'fill-skin', line: 'stroke-skin', shade: 'fill-ink/25' },
  light: { face: 'fill-skin-light', line: 'stroke-skin-light', shade: 'fill-ink/20' },
};

/** Neck and collar. */
export function Bust({ name }: { name: CastName }) {
  const { face, shade } = SKINS[CAST[name].skin];
  return (
    <>
      <path d="M40 60h20v15c0 12-20 12-20 0z" className={face} />
      <path d="M40 65c6 7 14 7 20 0v6c-6 7-14 7-20 0z" className={shade} />
    </>
  );
}

const OPEN = { className: 'fill-white' };
const SHUT = { ...LINE, strokeWidth: '1.8', className: 'stroke-ink' };

const MOUTHS: Record<Mouth, ReactNode> = {
  smile: <path d="M42.5 54c4 7 11 7 15 0-4 2.4-11 2.4-15 0z" {...OPEN} />,
  grin: <path d="M42 54c3 6 13 6 16 0z" {...OPEN} />,
  laugh: <path d="M41 53.5h18c0 14-18 14-18 0z" {...OPEN} />,
  closed: <path d="M43 54.5q7 5.5 14 0" {...SHUT} />,
  thinking: <path d="M45 57q5 0 10-2.5" {...SHUT} />,
};

type FaceProps = {
  name: CastName;
  look?: 'down' | undefined;
  closed?: boolean | undefined;
  /** Three quarters to the right: an ear, and what is in the face shifted. */
  turned?: boolean | undefined;
  /** Another mouth than the person's own. */
  mouth?: Mouth | undefined;
};

/** The face, and what is worn over it. */
export function Face({ name, look, closed, turned, mouth = closed ? 'laugh' : CAST[name].mouth }: FaceProps) {
  const { skin, front, features } = CAST[name];
  const y = look ? 45 : 43;
  return (
    <>
      <path d="M31 42c0-14 8-22 19-22s19 8 19 22-8 26-19 26-19-12-19-26z" className={SKINS[skin].face} />
      {turned && <path d="M35 41q-5-2-5 3t6 5" {...LINE} strokeWidth="5" className={SKINS[skin].line} />}
      <g transform={turned ? 'matrix(.92 0 0 1 9 0)' : undefined}>
        <path
          d={turned ? 'M52 45q4 5-2 5' : 'M49 45q-2.4 5 1 5'}
          {...LINE}
          strokeWidth="1.6"
          className="stroke-ink/30"
        />
        {closed ? (
          <path d="M38.5 44q4-5 8 0m7 0q4-5 8 0" {...LINE} strokeWidth="2.4" className="stroke-ink" />
        ) : (
          <path
            d={`M40 ${y}a2.6 2.6 0 0 0 5 0 2.6 2.6 0 0 0-5 0zm15 0a2.6 2.6 0 0 0 5 0 2.6 2.6 0 0 0-5 0z`}
            className="fill-ink"
          />
        )}
        {MOUTHS[mouth]}
        {features}
      </g>
      {front}
    </>
  );
}
