import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';

/** The end of the page: its last two sentences as large as the width allows, what to do next, and she who opened it, now laughing; not on paper, which cannot be pressed. */
export function Ending({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="last-title"
      className="-mb-px overflow-hidden bg-leaf pt-8 text-ink [--focus-ring:var(--color-ink)] md:pt-28 print:hidden"
    >
      <div className="wrap relative">
        <h2
          id="last-title"
          className="-ms-[.04em] heading-2 text-[min(17.5vw,9rem)] leading-[.92] md:max-w-[8.5em] md:text-[min(7vw,5.75rem)]"
        >
          {title}
        </h2>
        <div className="mt-6 flex flex-wrap gap-2 max-sm:*:grow max-sm:*:px-2.5 sm:gap-3 md:max-w-[55%] md:pb-31">
          {children}
        </div>
        <Person
          name="faith"
          pose="laughing"
          className="-me-2 ms-auto mt-5 w-[min(18.5rem,86vw)] md:absolute md:end-5 md:bottom-0 md:w-[min(42vw,29rem)]"
        />
      </div>
    </section>
  );
}
