import type { ReactNode } from 'react';
import type { DeskName } from '@/lib/content/schemas/cast';
import { LINE } from './people';

const DESKS: Record<DeskName, { ground: string; things: ReactNode }> = {
  phone: {
    ground: 'fill-sun',
    things: (
      <>
        <rect x="26" y="20" width="30" height="54" rx="6" className="fill-ink" />
        <circle
          {...LINE}
          cx="41"
          cy="44"
          r="8"
          strokeWidth="3"
          strokeDasharray="3.3 5.1"
          className="stroke-leaf"
        />
        <path {...LINE} d="M64 69h14M65 61h14M63 53h14" strokeWidth="7" className="stroke-sun-deep" />
        <path
          {...LINE}
          d="M64 69h14M65 61h14M63 53h14"
          strokeWidth="2"
          strokeDasharray="3 4"
          className="stroke-sand"
        />
      </>
    ),
  },
  shop: {
    ground: 'fill-iris',
    things: (
      <>
        <path d="M26 42h46v32H26z" className="fill-sand" />
        <path d="M32 50h15v16H32z" className="fill-ink" />
        <path d="M54 50h12v24H54z" className="fill-leaf-deep" />
        <path d="M28 26h42l6 16H22z" className="fill-white" />
        <path d="M28 26h9l-3 16H22zm17 0h9l1 16H44zm17 0h8l6 16H66z" className="fill-rose" />
      </>
    ),
  },
  chart: {
    ground: 'fill-leaf',
    things: (
      <>
        <path d="M22 22h56v52H22z" className="fill-white" />
        <path
          {...LINE}
          d="M33 66v-8m11 8V50m12 16V40m11 26V32"
          strokeWidth="6"
          className="stroke-leaf-deep"
        />
        <path {...LINE} d="M31 46q16-4 30-18" strokeWidth="3" strokeDasharray="5 5" className="stroke-rose" />
      </>
    ),
  },
  talk: {
    ground: 'fill-rose',
    things: (
      <>
        <path
          d="M28 18h34a9 9 0 0 1 9 9v6a9 9 0 0 1-9 9H40L28 53V42a9 9 0 0 1-9-9v-6a9 9 0 0 1 9-9z"
          className="fill-white"
        />
        <path {...LINE} d="M32 30h27" strokeWidth="4" strokeDasharray="8 7" className="stroke-rose-deep" />
        <path
          d="M78 74V63a9 9 0 0 0 4-7v-3a9 9 0 0 0-9-9H53a9 9 0 0 0-9 9v3a9 9 0 0 0 9 9h14z"
          className="fill-ink"
        />
        <path {...LINE} d="M55 55h17" strokeWidth="4" strokeDasharray="5 6" className="stroke-leaf" />
      </>
    ),
  },
  page: {
    ground: 'fill-sand',
    things: (
      <>
        <path d="M28 18h32l12 12v44H28z" className="fill-white" />
        <path d="M60 18l12 12H60z" className="fill-mist" />
        <path {...LINE} d="M36 38h26M36 48h28M36 58h16" strokeWidth="4" className="stroke-muted" />
        <path {...LINE} d="M84 34L62 68" strokeWidth="8" className="stroke-sun" />
        <path {...LINE} d="M60 71l-3 5" strokeWidth="4" className="stroke-ink" />
      </>
    ),
  },
};

/** What lies on the desk of a team, in a disc as people stand in one. Decorative; the name stands beside it. */
export function Desk({ name, className = '' }: { name: DeskName; className?: string }) {
  const { ground, things } = DESKS[name];
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={`rounded-full ${className}`}>
      <path d="M0 0h100v100H0z" className={ground} />
      <path d="M0 74h100v26H0z" className="fill-ink" />
      <path {...LINE} d="M8 83h84" strokeWidth="3" strokeDasharray="9 8" className="stroke-line" />
      {things}
    </svg>
  );
}
