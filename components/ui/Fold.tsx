import type { ComponentProps, ReactNode } from 'react';
import { LuPlus } from 'react-icons/lu';

type Props = Omit<ComponentProps<'details'>, 'title'> & {
  title: string;
  /** Whether the title is a heading of the page. */
  heading?: boolean;
  /** What it comes to, with the title: of what is no heading, only while it is closed, and not more than four lines. */
  gist: ReactNode;
};

/** A title that opens what is under it, without script. */
export function Fold({ title, heading = false, gist, className = '', children, ...details }: Props) {
  const Title = heading ? 'h3' : 'span';
  return (
    <details {...details} className={`group/fold border-rule border-b ${className}`}>
      <summary
        className={`grid print:block min-h-16 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 py-3 leading-snug sm:gap-x-6 sm:py-4 transition-tone hover:text-leaf-deep [&::-webkit-details-marker]:hidden ${heading ? 'md:grid-cols-[2fr_3fr_auto]' : ''}`}
      >
        <Title
          className={`text-balance ${heading ? 'font-display text-lg tracking-tight md:text-xl' : 'font-bold md:text-xl group-open/fold:text-leaf-deep'}`}
        >
          {title}
        </Title>
        <span
          className={`mt-0.5 ${heading ? 'text-balance max-sm:text-base group-open/fold:text-leaf-deep lg:text-lg' : 'col-start-1 line-clamp-4 max-sm:col-span-full text-[0.9375rem] md:text-base group-open/fold:hidden print:hidden'}`}
        >
          {gist}
        </span>
        <span
          aria-hidden="true"
          className={`-col-end-1 -my-2 row-start-1 grid size-7 sm:row-end-3 sm:size-9 place-items-center rounded-full border border-rule bg-white transition-[rotate,background-color] group-open/fold:rotate-45 group-open/fold:border-transparent group-open/fold:bg-leaf group-open/fold:text-ink in-[.open-without-script]:noscript:hidden print:hidden`}
        >
          <LuPlus className="size-4" />
        </span>
      </summary>
      {children}
    </details>
  );
}
