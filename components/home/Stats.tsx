import type { ReactNode } from 'react';
import { Ring } from '@/components/art/Ring';
import type { Home } from '@/lib/content/schemas/home';

type Props = {
  title: string;
  stats: Home['stats'];
  /** How the figures are meant. */
  children: ReactNode;
};

/** Four figures, each drawn to scale. */
export function Stats({ title, stats, children }: Props) {
  if (stats.length === 0) return null;
  return (
    <section aria-labelledby="stats-title" className="section">
      <div className="wrap">
        <h2 id="stats-title" className="heading-2 mb-6 md:mb-12 md:text-center">
          {title}
        </h2>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4 lg:gap-8">
          {stats.map(({ figure, label, segments, filled }) => (
            <div key={label} data-reveal className="flex flex-col items-center text-center">
              <dt className="order-2 mt-3 font-display text-lg leading-tight sm:mt-5 sm:text-xl">{label}</dt>
              <dd className="relative flex aspect-square w-full max-w-36 sm:max-w-52 items-center justify-center">
                <Ring segments={segments} filled={0} thickness={0.05} className="absolute inset-0" />
                <Ring
                  segments={segments}
                  filled={filled}
                  thickness={0.05}
                  className="sweep absolute inset-0 text-leaf-deep"
                  trackClassName="text-transparent"
                />
                <span
                  data-count
                  suppressHydrationWarning
                  className="whitespace-nowrap text-left font-display text-[clamp(1.75rem,1.3rem+2.2vw,3rem)] tracking-tight"
                >
                  {figure}
                </span>
              </dd>
            </div>
          ))}
        </dl>
        {children}
      </div>
    </section>
  );
}
