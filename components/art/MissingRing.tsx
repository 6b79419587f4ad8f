import { ringDashes, rounded } from '@/lib/drawing/ring';

const BOX = 100;
const WIDTH = 11;
const RADIUS = (BOX - WIDTH) / 2;
const SEGMENTS = 10;

/** The ring with one segment fallen out of it: there is nothing at this address. */
export function MissingRing({ className = '' }: { className?: string }) {
  const ring = { radius: RADIUS, width: WIDTH, segments: SEGMENTS };
  const rest = ringDashes({ ...ring, filled: SEGMENTS - 1 });
  const lost = ringDashes({ ...ring, filled: 1 });
  const circle = {
    cx: BOX / 2,
    cy: BOX / 2,
    r: rounded(RADIUS),
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: WIDTH,
    strokeLinecap: rest.cap,
    strokeDashoffset: rest.offset,
  };
  return (
    <svg viewBox={`-4 -4 ${BOX + 16} ${BOX + 16}`} aria-hidden="true" className={className}>
      {/* The gap stands at the lower right; its segment has slipped out of it. */}
      <circle {...circle} strokeDasharray={rest.lit} transform="rotate(63 50 50)" className="text-leaf" />
      <circle
        {...circle}
        strokeDasharray={lost.lit}
        transform="translate(10 11) rotate(-18 82 82) rotate(27 50 50)"
        className="text-sun"
      />
    </svg>
  );
}
