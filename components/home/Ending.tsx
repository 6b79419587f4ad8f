import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';

/** The end of the page: its last two sentences as large as the width allows, what to do next, and she who opened it, now with what her views came to; not on paper, which cannot be pressed. */
export function Ending({ title, sum, children }: { title: string; sum: string; children: ReactNode }) {
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
        <div className="mt-6 flex flex-wrap items-end justify-end md:pb-22">
          <div className="me-auto grid flex-wrap gap-3 self-center pb-6 sm:flex md:max-w-[55%]">
            {children}
          </div>
          <div
            aria-hidden="true"
            className="@container relative -ms-11 -me-6 aspect-square w-[min(12rem,58vw)] translate-y-[4%] md:absolute md:end-6 md:bottom-0 md:w-[min(47vw,32rem)]"
          >
            <div className="absolute inset-[7%]">
              <Person name="faith" pose="raise" className="absolute -bottom-[3.5%] -left-[3%] w-[98%]" />
            </div>
            <div className="absolute top-[23%] left-[63.5%] h-[49%] w-[24.5%] rotate-6 rounded-[3.4cqi] bg-ink p-[0.9cqi]">
              <p className="h-full rounded-[2.6cqi] bg-white pt-[35%] text-center font-display text-[8cqi] leading-none">
                {sum.replace(/\s/, ' ')}
              </p>
            </div>
            <Person name="faith" pose="raise-hand" className="absolute bottom-[5%] left-[1.9%] w-[84.28%]" />
          </div>
        </div>
      </div>
    </section>
  );
}
