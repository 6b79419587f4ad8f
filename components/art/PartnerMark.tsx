import type { ReactNode } from 'react';
import type { PartnerMarkEntry } from '@/lib/content';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 5, strokeLinecap: 'round' as const };

const SHAPES: Record<PartnerMarkEntry['shape'], ReactNode> = {
  orbit: (
    <>
      <circle cx="24" cy="24" r="8" fill="currentColor" />
      <ellipse cx="24" cy="24" rx="20" ry="11" transform="rotate(-28 24 24)" {...LINE} strokeWidth={4} />
    </>
  ),
  bars: <path d="M8 38V28M19 38V20M30 38V12M41 38V6" {...LINE} strokeWidth={6} />,
  fold: (
    <>
      <path d="M6 10h22L17 38H6z" fill="currentColor" />
      <path d="M33 10h9v28H22z" fill="currentColor" opacity=".45" />
    </>
  ),
  petals: (
    <g fill="currentColor">
      <path d="M24 24C14 20 14 6 24 4c10 2 10 16 0 20z" />
      <path d="M24 24c4-10 18-10 20 0-2 10-16 10-20 0z" opacity=".7" />
      <path d="M24 24c10 4 10 18 0 20-10-2-10-16 0-20z" opacity=".45" />
      <path d="M24 24c-4 10-18 10-20 0 2-10 16-10 20 0z" opacity=".25" />
    </g>
  ),
  steps: <path d="M5 41h13V29h12V17h13V6" {...LINE} strokeLinejoin="round" />,
  arc: (
    <>
      <path d="M6 36a18 18 0 0 1 36 0" {...LINE} />
      <path d="M15 36a9 9 0 0 1 18 0" {...LINE} />
      <circle cx="24" cy="37" r="3.5" fill="currentColor" />
    </>
  ),
};

/** A drawn stand-in for a partner's logo. */
export function PartnerMark({
  shape,
  className = '',
}: {
  shape: PartnerMarkEntry['shape'];
  className?: string;
}) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      {SHAPES[shape]}
    </svg>
  );
}
