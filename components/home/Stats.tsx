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

/** Four figures, the first over the width, beside what they come to for one earner: a face with a dot for each view of a day. */
export function Stats({ words, stats, each, children }: Props) {
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="stats-title" className="section">
      <div className="wrap grid gap-x-16 gap-y-4 lg:grid-cols-[8fr_4fr] lg:gap-y-10">
        <h2 id="stats-title" className="heading-2">
          {words.title}
        </h2>
        <dl className="grid gap-x-8 gap-y-3 lg:grid-cols-3 lg:gap-y-10">
          {stats.map(({ figure, label }, index) => (
            <div
              key={label}
              className={
                index
                  ? 'flex flex-wrap items-center gap-x-4 gap-y-2 border-rule border-t pt-3 lg:flex-col lg:items-start lg:border-leaf-deep lg:border-t-4 lg:pt-5'
                  : 'flex flex-col-reverse lg:col-span-full'
              }
            >
              <dt
                className={`font-display text-lg leading-tight sm:text-xl ${index ? 'order-2 min-w-min flex-1 basis-32 lg:flex-none' : ''}`}
              >
                {label}
              </dt>
              <dd
                data-count
                suppressHydrationWarning
                className={`whitespace-nowrap font-display leading-none tracking-tight ${index ? 'text-[clamp(1.75rem,1.15rem+3vw,3.5rem)] max-lg:min-w-[3em]' : 'text-[clamp(3rem,1rem+14vw,12rem)]'}`}
              >
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <figure className="flex flex-wrap items-center gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block lg:self-center">
          <div className="relative w-28 shrink-0 sm:w-60 lg:w-auto">
            <Dots count={Math.min(MOST_DOTS, Math.round(each))} />
            <Avatar name="chidinma" className="absolute inset-[24%] size-[52%]" />
          </div>
          <figcaption className="min-w-min flex-1 basis-32 text-balance font-display text-xl leading-tight lg:mt-5 lg:text-center">
            {words.each}
          </figcaption>
        </figure>
        <div className="lg:col-span-full">{children}</div>
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
      <path
        d="M50 14a36 36 0 0 1 0 72 36 36 0 0 1 0-72"
        pathLength={count - outer}
        className="stroke-leaf-deep"
      />
    </svg>
  );
}
