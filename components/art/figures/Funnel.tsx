import { content } from '@/lib/content';
import { formatCount } from '@/lib/money';

const TONES = ['text-iris', 'text-sun', 'text-leaf'];

/** How few of many go on: as many dots as there are for each one that goes on, which is the last of them. */
export function Funnel() {
  const steps = content().figures.funnel;
  return (
    <div className="grid gap-6 sm:grid-cols-2 sm:gap-x-10">
      {steps.map(({ label, count }, at) => {
        const next = steps[at + 1];
        return (
          <div key={label} className="first:row-span-2">
            <p className="flex items-baseline gap-3">
              <span className={`size-3.5 shrink-0 rounded-full bg-current ${TONES[at % TONES.length]}`} />
              <span>
                <b className="block font-display text-2xl tracking-tight md:text-3xl">{formatCount(count)}</b>
                {label}
              </span>
            </p>
            {next && <Dots of={Math.round(count / next.count)} at={at} />}
          </div>
        );
      })}
    </div>
  );
}

const ACROSS = 24;

function Dots({ of, at }: { of: number; at: number }) {
  const across = Math.min(of, ACROSS);
  const row = (from: number, dots: number) =>
    `M${(from % across) * 10 + 5} ${Math.floor(from / across) * 10 + 5}h${dots * 10 - 9.9}`;
  const rows = Array.from({ length: Math.ceil((of - 1) / across) }, (_, index) =>
    row(index * across, Math.min(across, of - 1 - index * across)),
  );
  return (
    <svg
      viewBox={`0 0 ${across * 10} ${Math.ceil(of / across) * 10}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="7.5"
      strokeLinecap="round"
      strokeDasharray=".1 9.9"
      aria-hidden="true"
      className="mt-4 w-full max-w-100"
    >
      <path d={rows.join('')} className={TONES[at % TONES.length]} />
      <path d={row(of - 1, 1)} className={TONES[(at + 1) % TONES.length]} />
    </svg>
  );
}
