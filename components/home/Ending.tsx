import type { ReactNode } from 'react';

/** The end of the page: its last two sentences as large as the width allows, and what to do next; not on paper, which cannot be pressed. */
export function Ending({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby="last-title"
      className="-mb-px bg-leaf pt-8 pb-10 text-ink [--focus-ring:var(--color-ink)] md:py-16 print:hidden"
    >
      <div className="wrap">
        <h2
          id="last-title"
          className="-ms-[.04em] heading-2 text-[min(17.5vw,9rem)] leading-[.92] md:text-[min(11.1vw,9rem)]"
        >
          {title}
        </h2>
        <div className="mt-6 grid gap-3 sm:flex lg:mt-12">{children}</div>
      </div>
    </section>
  );
}
