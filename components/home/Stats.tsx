import type { ReactNode } from 'react';
import type { Home } from '@/lib/content/schemas/home';

type Props = {
  title: string;
  stats: Home['stats'];
  /** How the figures are meant. */
  children: ReactNode;
};

/** Four figures, large. */
export function Stats({ title, stats, children }: Props) {
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="stats-title" className="section">
      <div className="wrap">
        <h2 id="stats-title" className="heading-2 mb-6 md:mb-12">
          {title}
        </h2>
        <dl className="flex flex-wrap gap-x-4 gap-y-9 lg:gap-8">
          {stats.map(({ figure, label }) => (
            <div
              key={label}
              className="flex min-w-min grow basis-32 flex-col border-leaf-deep border-l-4 pl-4 md:basis-1/3 md:pl-6 lg:basis-0"
            >
              <dt className="order-2 mt-2 font-display text-lg leading-tight sm:text-xl">{label}</dt>
              <dd
                data-count
                suppressHydrationWarning
                className="whitespace-nowrap font-display text-[clamp(1.75rem,1.15rem+6vw,4.25rem)] leading-none tracking-tight"
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
