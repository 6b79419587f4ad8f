import { content } from '@/lib/content';
import { formatCount } from '@/lib/money';

const TONES = ['text-iris', 'text-sun', 'text-leaf'];
const ACROSS = 40;

/** How few of many go on, on one scale: a dot for as many as there are at the end, those who go on last. */
export function Funnel() {
  const steps = content().figures.funnel;
  const unit = steps.at(-1)?.count ?? 1;
  const dots = steps.map(({ count }) => Math.round(count / unit));
  const [all = 0] = dots;
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[1fr_auto] sm:gap-x-12 lg:grid-cols-2">
      <svg
        viewBox={`0 0 ${ACROSS * 10} ${Math.ceil(all / ACROSS) * 10}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray=".1 9.9"
        aria-hidden="true"
        className="w-full sm:max-w-104"
      >
        {steps.map(({ label }, at) => (
          <path
            key={label}
            d={row(all - (dots[at] ?? 0), all - (dots[at + 1] ?? 0))}
            className={TONES[at % TONES.length]}
          />
        ))}
      </svg>
      <div className="grid gap-4 sm:gap-6">
        {steps.map(({ label, count }, at) => (
          <p key={label} className="flex items-baseline gap-3">
            <span className={`size-3.5 shrink-0 rounded-full bg-current ${TONES[at % TONES.length]}`} />
            <span className="sm:max-w-44">
              <b className="block font-display text-2xl tracking-tight md:text-3xl">{formatCount(count)}</b>
              {label}
            </span>
          </p>
        ))}
      </div>
    </div>
  );
}

/** @returns the path of the dots from one place to another, row by row */
function row(start: number, end: number): string {
  let path = '';
  for (let from = start; from < end; ) {
    const column = from % ACROSS;
    const length = Math.min(ACROSS - column, end - from);
    path += `M${column * 10 + 5} ${Math.floor(from / ACROSS) * 10 + 5}h${length * 10 - 9.9}`;
    from += length;
  }
  return path;
}
