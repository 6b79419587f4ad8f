import type { ReactNode } from 'react';
import { Drawing } from '@/components/art/Drawing';
import type { Home } from '@/lib/content/schemas/home';

type Props = {
  words: Home['words']['stats'];
  stats: Home['stats'];
  /** How the figures are meant. */
  children: ReactNode;
};

const COLUMNS = 'grid gap-x-6 lg:grid-cols-[3fr_2fr] lg:gap-x-20';

/** The page's one loud scene: the first figure as large as the sky over a street on which the product is at work. */
export function Stats({ words, stats, children }: Props) {
  if (stats.length === 0) return null;
  return (
    <section
      aria-labelledby="stats-title"
      className="-mb-px overflow-hidden bg-sun pt-8 text-ink [--focus-ring:var(--color-ink)] md:pt-16"
    >
      <div className="wrap">
        <h2 id="stats-title" className="sr-only">
          {words.title}
        </h2>
        <dl className={`md:grid-cols-3 ${COLUMNS}`}>
          {stats.map(({ figure, label, text }, index) => (
            <div
              key={label}
              className={
                index
                  ? 'flex flex-wrap items-center content-start gap-x-5 gap-y-1 border-ink border-t-2 py-2.5 md:py-6'
                  : 'flex flex-col-reverse justify-end pb-4 md:max-lg:col-span-full lg:row-span-3'
              }
            >
              <dt
                className={`font-display leading-tight ${index ? 'order-2 min-w-min flex-1 basis-32 text-lg sm:text-xl' : 'text-2xl lg:text-3xl'}`}
              >
                {label}
                {text && (
                  <span className="block font-body font-normal text-base tracking-normal [word-spacing:0]">
                    {text}
                  </span>
                )}
              </dt>
              <dd
                className={`whitespace-nowrap font-display tracking-tight ${index ? 'min-w-[3.3em] text-[clamp(1.75rem,1.15rem+3vw,3.5rem)] leading-none' : '-ml-[.03em] text-[clamp(3rem,31vw,17rem)] leading-[0.9]'}`}
              >
                {figure}
              </dd>
            </div>
          ))}
        </dl>
        <div className={`lg:*:col-start-2 ${COLUMNS}`}>{children}</div>
      </div>
      <Street />
    </section>
  );
}

/** Who advertises stands at her shop; who shares shows the ad to one who has it in her hand. Decorative. */
function Street() {
  return (
    <div className="relative mt-4 md:mt-8 lg:mt-0">
      <Drawing name="road" className="-bottom-px absolute h-9 w-full lg:h-14" />
      <div className="relative mx-auto max-w-440 pb-3 lg:pb-5">
        {/* biome-ignore lint/performance/noImgElement: a drawing has one size and one format */}
        <img
          src="/market.svg"
          alt=""
          loading="lazy"
          decoding="async"
          className="aspect-[121/50] w-full object-left object-cover max-sm:aspect-[93.5/50]"
        />
      </div>
    </div>
  );
}
