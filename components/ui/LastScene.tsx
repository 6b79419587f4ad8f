import type { ReactNode } from 'react';

type Props = {
  title: string;
  text?: string;
  /** Who stands there. */
  picture: ReactNode;
  children: ReactNode;
};

/** The end of a page, over its whole width: one line, people, and what to do next; not on paper, which cannot be pressed. */
export function LastScene({ title, text, picture, children }: Props) {
  return (
    <section
      aria-labelledby="last-title"
      className="-mb-px overflow-hidden bg-sun pt-8 text-ink [--focus-ring:var(--color-ink)] md:pt-16 print:hidden"
    >
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 md:items-center lg:gap-10">
        <div className="md:pb-16">
          <h2 id="last-title" className="heading-1 max-w-[8.4em] md:max-lg:text-[2.5rem]">
            {title}
          </h2>
          {text && <p className="mt-4 max-w-[40ch] text-balance md:text-xl">{text}</p>}
          <div className="mt-5 grid gap-3 sm:inline-grid lg:mt-10 lg:flex">{children}</div>
        </div>
        <div className="grid grid-cols-1 justify-items-center self-end md:justify-items-end">{picture}</div>
      </div>
    </section>
  );
}
