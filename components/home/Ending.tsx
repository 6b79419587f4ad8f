import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';

/** The end of the page: its last two sentences as large as the width allows, what to do next, and she who opened it, now with her own phone; not on paper, which cannot be pressed. */
export function Ending({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="last-title"
      className="-mb-px overflow-hidden bg-leaf pt-8 text-ink [--focus-ring:var(--color-ink)] md:pt-16 print:hidden"
    >
      <div className="wrap relative">
        <h2
          id="last-title"
          className="-ms-[.04em] heading-2 text-[min(17.5vw,9rem)] leading-[.92] md:max-w-[6.4em] md:text-[min(8.4vw,7rem)]"
        >
          {title}
        </h2>
        <div className="mt-6 flex flex-wrap items-end justify-end md:pb-10">
          <div className="me-auto grid flex-wrap gap-3 self-center pb-6 sm:flex md:max-w-[55%]">
            {children}
          </div>
          <Person
            name="faith"
            pose="phone"
            className="-mx-6 w-[min(11rem,50vw)] md:absolute md:end-0 md:bottom-0 md:w-[min(46vw,460px)]"
          />
        </div>
      </div>
    </section>
  );
}
