import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';

const TONES = ['text-iris', 'text-sun', 'text-leaf'];
const ACROSS = 56;

/** How few of many go on, on one scale: a dot for as many as there are at the end, those who go on last. */
export function Funnel() {
  const { funnel: steps, words } = content().figures;
  const unit = steps.at(-1)?.count ?? 1;
  const dots = steps.map(({ count }) => Math.round(count / unit));
  const [all = 0, some = 0, few = 0] = dots;
  const bottom = Math.ceil(all / ACROSS) * 10;
  const end = (((all - 1) % ACROSS) + 1) * 10;
  // Where a line leaves those who go on, and those of them who are left.
  const leave = [Math.max(end - (some + few) * 5, 5), end - few * 5];
  return (
    <div className="grid items-center gap-6 sm:grid-cols-[1fr_auto] sm:gap-x-8">
      <div>
        <p className="mb-2 font-bold">{insert(words.funnel.dot, { views: formatCount(unit) })}</p>
        <svg
          viewBox={`0 0 ${ACROSS * 10} ${bottom + 40}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
          className="w-full"
        >
          <g strokeWidth="8" strokeLinecap="round" strokeDasharray=".1 9.9">
            {steps.map(({ label }, at) => (
              <path
                key={label}
                d={row(all - (dots[at] ?? 0), all - (dots[at + 1] ?? 0))}
                className={TONES[at % TONES.length]}
              />
            ))}
          </g>
          <path d={`M${leave[0]} ${bottom}v20h-16M${leave[1]} ${bottom}v20h16`} />
          <g fill="currentColor" stroke="none" fontSize="23" fontWeight="700">
            <text x={(leave[0] ?? 0) - 22} y={bottom + 28} textAnchor="end">
              {formatCount(steps[1]?.count ?? 0)}
            </text>
            <text x={(leave[1] ?? 0) + 22} y={bottom + 28}>
              {formatCount(unit)}
            </text>
          </g>
        </svg>
      </div>
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
