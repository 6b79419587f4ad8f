import type { ReactNode } from 'react';

type Props = { title: string; text?: ReactNode; children: ReactNode };

/** The end of a page in a low voice: a line, a sentence, and what to do next; not on paper, which cannot be pressed. */
export function PlainEnd({ title, text, children }: Props) {
  return (
    <section aria-labelledby="end-title" className="wrap apart pb-9 md:pb-26 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 border-text border-t-2 pt-5 md:pt-8">
        <div>
          <h2 id="end-title" className="heading-3 md:text-3xl">
            {title}
          </h2>
          {text && <p className="mt-1 max-w-[52ch] md:text-lg">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow">{children}</div>
      </div>
    </section>
  );
}
