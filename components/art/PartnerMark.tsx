import type { ReactNode } from 'react';
import type { PartnerMarkEntry } from '@/lib/content';

const LINE = { fill: 'none', strokeWidth: 3, strokeLinecap: 'round' as const };

const SHAPES: Record<PartnerMarkEntry['shape'], ReactNode> = {
  wallet: (
    <>
      <path d="M8 14L34 5v10z" className="fill-sun" />
      <path d="M5 13h34a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4z" className="fill-leaf-deep" />
      <path d="M32 23h14v10H32a5 5 0 0 1 0-10z" className="fill-ink" />
      <circle cx="33" cy="28" r="2.2" className="fill-leaf" />
    </>
  ),
  mast: (
    <>
      <path d="M24 16L13 45m11-29l11 29M19.5 28h9M16 37h16" {...LINE} className="stroke-ink" />
      <path d="M17 20a9.5 9.5 0 0 1 0-13m14 13a9.5 9.5 0 0 0 0-13" {...LINE} className="stroke-iris" />
      <path d="M11 25a17 17 0 0 1 0-23m26 23a17 17 0 0 0 0-23" {...LINE} className="stroke-iris" />
      <circle cx="24" cy="13.5" r="4" className="fill-rose" />
    </>
  ),
  megaphone: (
    <>
      <path d="M12 29h8l4 14h-8z" className="fill-ink" />
      <path d="M5 20L30 8v30L5 29z" className="fill-sun" />
      <path d="M30 6h5v34h-5z" className="fill-ink" />
      <path d="M40 16l5-4m-4 11h6m-7 7l5 4" {...LINE} className="stroke-rose" />
    </>
  ),
  plate: (
    <>
      <path d="M18 12q-3-3 0-7m6 7q-3-3 0-7m6 7q-3-3 0-7" {...LINE} className="stroke-muted" />
      <path d="M9 28a15 12 0 0 1 30 0z" className="fill-sun" />
      <path d="M16 25l4-3m3 3l3-4m3 4l3-2" {...LINE} className="stroke-rose-deep" />
      <path d="M3 27h42a21 17 0 0 1-42 0z" className="fill-iris" />
      <path d="M15 41h18v4H15z" className="fill-ink" />
    </>
  ),
  cap: (
    <>
      <path d="M11 22v12c5 6 21 6 26 0V22z" className="fill-rose" />
      <path d="M24 8L1 19l23 11 23-11z" className="fill-ink" />
      <path d="M43 21v12" {...LINE} className="stroke-sun" />
      <circle cx="43" cy="36" r="3.5" className="fill-sun" />
    </>
  ),
  microphone: (
    <>
      <path d="M9 21a15 15 0 0 0 30 0M24 36v8m-8 0h16" {...LINE} className="stroke-ink" />
      <rect x="16" y="3" width="16" height="27" rx="8" className="fill-rose" />
      <path d="M17 12h14m-14 7h14" {...LINE} strokeWidth="2" className="stroke-white" />
    </>
  ),
};

type Props = { shape: PartnerMarkEntry['shape']; className?: string };

/** What stands for a partner whose logo is not there yet. */
export function PartnerMark({ shape, className = '' }: Props) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={className}>
      {SHAPES[shape]}
    </svg>
  );
}
