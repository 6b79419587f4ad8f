import type { ReactNode } from 'react';
import type { PersonProps } from '@/components/art/cast/Person';
import { Group } from '@/components/art/cast/Person';

type Props = {
  title: string;
  text?: string;
  ground: 'bg-leaf' | 'bg-sun' | 'bg-iris';
  people: readonly PersonProps[];
  children: ReactNode;
};

/** The end of a page, over its whole width: one line, people with their phones, and what to do next. */
export function LastScene({ title, text, ground, people, children }: Props) {
  return (
    <section
      aria-labelledby="last-title"
      className={`overflow-hidden pt-8 md:pt-16 ${ground} ${ground === 'bg-iris' ? 'text-white [--focus-ring:var(--color-white)]' : 'text-ink [--focus-ring:var(--color-ink)]'}`}
    >
      <div className="wrap grid gap-6 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div className="lg:pb-16">
          <h2 id="last-title" className="heading-1 max-w-[8.4em]">
            {title}
          </h2>
          {text && <p className="mt-4 max-w-[40ch] text-pretty md:text-balance md:text-xl">{text}</p>}
          <div className="mt-5 flex flex-wrap gap-3 max-sm:flex-col lg:mt-10">{children}</div>
        </div>
        <Group people={people} className="self-end" />
      </div>
    </section>
  );
}
