import type { ReactNode } from 'react';
import { Avatar } from '@/components/art/cast/Avatar';
import type { Home } from '@/lib/content/schemas/home';

/** As many as can be told apart around a face. */
const MOST_DOTS = 60;

type Props = {
  words: Home['words']['stats'];
  stats: Home['stats'];
  /** Views a day of each earner. */
  each: number;
  /** How the figures are meant. */
  children: ReactNode;
};

/** Four figures, large, beside what they come to for one earner: a face with a dot for each view of a day. */
export function Stats({ words, stats, each, children }: Props) {
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="stats-title" className="section">
      <div className="wrap grid gap-x-20 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-center">
        <h2 id="stats-title" className="heading-2 lg:col-start-2 lg:self-end">
          {words.title}
        </h2>
        <figure className="flex flex-wrap items-center gap-6 lg:block lg:col-start-1 lg:row-span-3 lg:row-start-1">
          <div className="relative w-36 shrink-0 sm:w-60 lg:w-auto">
            <Dots count={Math.min(MOST_DOTS, Math.round(each))} />
            <Avatar name="chidinma" className="absolute inset-[24%] size-[52%]" />
          </div>
          <figcaption className="min-w-min flex-1 basis-32 text-balance font-display text-xl leading-tight lg:mt-6 lg:text-center lg:text-2xl">
            {words.each}
          </figcaption>
        </figure>
        <dl className="flex flex-wrap gap-x-4 gap-y-8 lg:gap-10">
          {stats.map(({ figure, label }) => (
            <div
              key={label}
              className="flex min-w-min grow basis-32 flex-col border-leaf-deep border-l-4 pl-4 md:basis-2/5 md:pl-6"
            >
              <dt className="order-2 mt-2 max-w-[11em] font-display text-lg leading-tight sm:text-xl">
                {label}
              </dt>
              <dd
                data-count
                suppressHydrationWarning
                className="whitespace-nowrap font-display text-[clamp(1.75rem,1.15rem+6vw,4.75rem)] leading-none tracking-tight"
              >
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}

/** Two circles of dots, the outer one with three in five of them. */
function Dots({ count }: { count: number }) {
  const outer = Math.ceil(count * 0.6);
  return (
    <svg
      viewBox="0 0 100 100"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeWidth="5"
      strokeDasharray="0 1"
    >
      <path d="M50 3a47 47 0 0 1 0 94 47 47 0 0 1 0-94" pathLength={outer} className="stroke-leaf-deep" />
      <path d="M50 14a36 36 0 0 1 0 72 36 36 0 0 1 0-72" pathLength={count - outer} className="stroke-leaf" />
    </svg>
  );
}
