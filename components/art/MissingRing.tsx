import { RING_BOX, ringStroke } from '@/lib/brand/ring';

const SHAPE = { segments: 10, thickness: 0.11 };

/** The ring with one segment fallen out of it: there is nothing at this address. */
export function MissingRing({ className = '' }: { className?: string }) {
  const ring = ringStroke({ ...SHAPE, filled: SHAPE.segments - 1 });
  const one = ringStroke({ ...SHAPE, filled: 1 });
  const circle = {
    cx: RING_BOX / 2,
    cy: RING_BOX / 2,
    r: ring.radius,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: ring.width,
    strokeLinecap: ring.cap,
    strokeDashoffset: ring.offset,
  };
  return (
    <svg viewBox={`-8 -4 ${RING_BOX + 20} ${RING_BOX + 16}`} aria-hidden="true" className={className}>
      <circle {...circle} strokeDasharray={ring.lit} transform="rotate(63 50 50)" className="text-line" />
      {/* The gap stands at the lower right; its segment has slipped out of it. */}
      <circle
        {...circle}
        strokeDasharray={one.lit}
        transform="translate(10 11) rotate(-18 82 82) rotate(27 50 50)"
        className="text-sun"
      />
    </svg>
  );
}
