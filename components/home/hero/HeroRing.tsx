import { Ring } from '@/components/art/Ring';
import { rounded } from '@/lib/drawing/ring';

const DASHES = 12;
const RADIUS = 47.25;
/** Length of one dash and its gap. */
const STEP = (2 * Math.PI * RADIUS) / DASHES;
const LIT = [
  { at: 11, tone: 'stroke-leaf' },
  { at: 0, tone: 'stroke-leaf' },
  { at: 4, tone: 'stroke-sun' },
  { at: 7, tone: 'stroke-iris-light' },
];

/** The giant ring behind the hero's phone. */
export function HeroRing({ className = '' }: { className?: string }) {
  return (
    <div
      data-turn
      className={`transition-[rotate] duration-1000 ease-[cubic-bezier(0.3,1.2,0.4,1)] motion-reduce:transition-none ${className}`}
    >
      <Ring
        segments={DASHES}
        filled={0}
        thickness={0.055}
        trackClassName="text-raised"
        className="size-full"
      />
      <svg viewBox="0 0 100 100" aria-hidden="true" className="absolute inset-0 size-full">
        {LIT.map(({ at, tone }) => (
          <circle
            key={at}
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            strokeWidth="5.5"
            strokeLinecap="round"
            strokeDasharray={`${rounded(0.61 * STEP)} ${rounded(DASHES * STEP)}`}
            transform={`rotate(${at * 30 + 6} 50 50)`}
            className={tone}
          />
        ))}
      </svg>
    </div>
  );
}
