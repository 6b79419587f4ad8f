import type { ReactNode } from 'react';
import { Person } from '@/components/art/cast/Person';

type Props = {
  title: string;
  text: string;
  /** What to do next. */
  children: ReactNode;
};

/** The end of the page: the price in large type, beside the example cook with a plate; not on paper, which cannot be pressed. */
export function Ending({ title, text, children }: Props) {
  return (
    <section
      aria-labelledby="last-title"
      className="-mb-px overflow-hidden bg-iris pt-8 text-white [--focus-ring:var(--color-white)] md:pt-16 print:hidden"
    >
      <div className="wrap grid gap-x-6 md:grid-cols-[3fr_2fr] cramped:grid-cols-1">
        <div className="md:pb-16">
          <h2
            id="last-title"
            className="heading-1 text-[min(3.25rem,13.4vw)] @max-[13em]/page:text-[11vw] md:text-[min(6.4rem,7.6vw)]"
          >
            {title}
          </h2>
          <p className="mt-4 max-w-[40ch] text-balance md:mt-8 md:text-xl">{text}</p>
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap md:mt-8">{children}</div>
        </div>
        <Person
          name="mumbi"
          pose="serve"
          goods="samosa"
          className="mt-1 w-full self-end md:-ms-[20%] md:w-[125%] md:-mt-[12%] lg:-ms-[6%] lg:w-[112%]"
        />
      </div>
    </section>
  );
}
