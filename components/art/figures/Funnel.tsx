import { content } from '@/lib/content';
import { rounded } from '@/lib/drawing/ring';
import { formatCount } from '@/lib/money';

const TONES = ['fill-iris', 'fill-sun', 'fill-leaf'];

/** How few of many go on: discs whose areas are to scale, each in the one before. */
export function Funnel() {
  const steps = content().figures.funnel;
  const most = Math.max(...steps.map(({ count }) => count));
  const disc = (at: number, centre: number, r: number) => (
    <circle key={at} cx={centre} cy={centre} r={rounded(r)} className={TONES[at % TONES.length]} />
  );
  return (
    <div className="grid items-center gap-6 sm:grid-cols-2 sm:gap-10">
      <svg aria-hidden="true" viewBox="0 0 200 200" className="mx-auto w-full max-w-80">
        {steps.map(({ count }, at) => disc(at, 100, 100 * Math.sqrt(count / most)))}
      </svg>
      <div className="grid gap-4">
        {steps.map(({ label, count }, at) => (
          <p key={label} className="flex items-baseline gap-3">
            <svg aria-hidden="true" viewBox="0 0 10 10" className="size-3.5 shrink-0">
              {disc(at, 5, 5)}
            </svg>
            <span>
              <b className="block font-display text-2xl tracking-tight md:text-3xl">{formatCount(count)}</b>
              {label}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}
