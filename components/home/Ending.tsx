import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';

/** The end of the page: its last two sentences as large as the width allows, what to do next, and she who opened it; not on paper, which cannot be pressed. */
export function Ending({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="last-title"
      className="-mb-px bg-leaf pt-8 text-ink [--focus-ring:var(--color-ink)] md:pt-16 print:hidden"
    >
      <div className="wrap">
        <h2
          id="last-title"
          className="-ms-[.04em] heading-2 text-[min(17.5vw,9rem)] leading-[.92] md:text-[min(11.1vw,9rem)]"
        >
          {title}
        </h2>
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-3 lg:mt-8">
          <div className="grid gap-3 self-center pb-6 sm:flex">{children}</div>
          <Person name="faith" pose="stand" className="w-29 md:w-40" />
        </div>
      </div>
    </section>
  );
}
