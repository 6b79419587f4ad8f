import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: string;
  ground: 'bg-leaf' | 'bg-sun' | 'bg-iris';
  layout?: keyof typeof LAYOUTS;
  /** Who stands there; without them the words are all there is. */
  picture?: ReactNode;
  children: ReactNode;
};

const BESIDE = 'lg:grid-cols-2 lg:items-center lg:gap-16 lg:*:first:pb-16';
/** The picture beside the words, there and taller than its panel, or beneath words as wide as the page. */
const LAYOUTS = {
  beside: { panel: 'overflow-hidden', grid: BESIDE, heading: 'max-w-[8.4em]' },
  over: {
    panel: '[clip-path:inset(-20rem_0_0)]',
    grid: `${BESIDE} lg:*:last:-mt-40`,
    heading: 'max-w-[8.4em]',
  },
  beneath: {
    panel: 'overflow-hidden pb-9 md:pb-16',
    grid: 'gap-y-9 md:gap-y-14 sm:text-center sm:*:first:*:mx-auto sm:*:first:*:justify-center',
    heading: 'text-[clamp(3rem,1rem+7.4vw,7.5rem)]',
  },
};

/** The end of a page, over its whole width: one line, people, and what to do next. */
export function LastScene({ title, text, ground, layout = 'beside', picture, children }: Props) {
  const look = LAYOUTS[layout];
  return (
    <section
      aria-labelledby="last-title"
      className={`pt-8 md:pt-16 ${look.panel} ${ground} ${ground === 'bg-iris' ? 'text-white [--focus-ring:var(--color-white)]' : 'text-ink [--focus-ring:var(--color-ink)]'}`}
    >
      <div className={`wrap grid gap-6 ${look.grid}`}>
        <div>
          <h2 id="last-title" className={`heading-1 ${look.heading}`}>
            {title}
          </h2>
          {text && <p className="mt-4 max-w-[40ch] text-balance md:text-xl">{text}</p>}
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col lg:mt-10">{children}</div>
        </div>
        {picture && <div className="grid justify-items-center self-end">{picture}</div>}
      </div>
    </section>
  );
}
