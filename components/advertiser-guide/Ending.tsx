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
      <div className="wrap grid gap-x-10 md:grid-cols-[13rem_1fr] lg:grid-cols-[2fr_3fr]">
        <h2
          id="last-title"
          className="heading-1 text-[min(3.25rem,13.4vw)] md:col-span-2 md:text-[min(5.6rem,7.1vw)]"
        >
          {title}
        </h2>
        <div className="mt-4 md:mt-10 md:pb-12">
          <p className="max-w-[40ch] text-balance md:text-xl">{text}</p>
          <div className="mt-5 grid gap-3 sm:inline-grid md:mt-8 xl:flex">{children}</div>
        </div>
        <div className="-mb-2 flex items-end justify-between self-end max-md:mt-6 md:-mb-5">
          <AdArt name="chapati" className="w-[34%] md:w-[30%]" />
          <AdArt name="pilau" className="w-[45%] md:-mx-[2%] md:w-[40%]" />
          <AdArt name="drink" className="w-[18%] md:w-[15%]" />
          <AdArt name="samosa" className="-ml-[3%] w-[24%] max-md:hidden" />
        </div>
      </div>
      <div className="border-rose-deep border-t-8 bg-rose-deep pt-1.5 pb-4 md:border-t-16 md:pt-2 md:pb-6">
        <div className="border-sun border-t-4 border-dashed md:border-t-6" />
      </div>
    </section>
  );
}
