import type { ReactNode } from 'react';
import { AdArt } from '@/components/art/Drawing';

type Props = {
  title: string;
  text: string;
  /** What to do next. */
  children: ReactNode;
};

/** The end of the page: the price as large as the page is wide, above what the example kitchen sells; not on paper, which cannot be pressed. */
export function Ending({ title, text, children }: Props) {
  return (
    <section
      aria-labelledby="last-title"
      className="-mb-px overflow-hidden bg-iris pt-8 text-white [--focus-ring:var(--color-white)] md:pt-16 print:hidden"
    >
      <div className="wrap grid gap-x-10 lg:grid-cols-[1fr_3fr] cramped:grid-cols-1">
        <h2
          id="last-title"
          className="heading-1 text-[min(3.25rem,13.4vw)] lg:col-span-full md:text-[min(5.6rem,7.1vw)]"
        >
          {title}
        </h2>
        <div className="mt-4 lg:mt-10 lg:pb-12">
          <p className="max-w-[40ch] text-balance md:max-w-none md:text-xl">{text}</p>
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap md:mt-8 lg:inline-grid">{children}</div>
        </div>
        <div className="-mb-2 flex items-end justify-between self-end max-lg:mt-6 lg:-mb-4">
          <AdArt name="chapati" className="w-[36%] md:w-[25%]" />
          <AdArt name="drink" className="-mx-[7%] w-[36%] md:-me-[3%] md:-ms-[5%] md:w-[25%]" />
          <AdArt name="pilau" className="w-[36%] md:w-[25%]" />
          <AdArt name="samosa" className="w-[25%] max-md:hidden" />
        </div>
      </div>
      <div className="border-rose-deep border-t-8 bg-rose-deep pt-1.5 pb-4 md:border-t-16 md:pt-2 md:pb-6">
        <div className="border-sun border-t-4 border-dashed md:border-t-6" />
      </div>
    </section>
  );
}
