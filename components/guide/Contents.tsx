import { LuChevronDown } from 'react-icons/lu';
import type { MarkdownHeading } from '@/lib/content/markdown';

/** The headings of a long text; beside it on wide screens, folded above it on narrow ones. */
export function Contents({ headings }: { headings: readonly MarkdownHeading[] }) {
  const list = (
    <ol className="border-rule border-l-2">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ml-0.5 flex min-h-11 items-center border-transparent border-l-2 py-1 pl-4 text-[0.9375rem] leading-snug transition-colors hover:border-sun hover:text-sun-deep"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav aria-label="On this page" className="hidden lg:sticky lg:top-26 lg:block lg:self-start">
        <p className="mb-3 font-bold text-sm">On this page</p>
        {list}
      </nav>
      <details className="group/contents rounded-card border border-rule bg-white px-5 lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between font-bold [&::-webkit-details-marker]:hidden">
          On this page
          <LuChevronDown
            aria-hidden="true"
            className="size-5 transition-transform duration-200 group-open/contents:rotate-180"
          />
        </summary>
        <nav aria-label="On this page" className="pb-4">
          {list}
        </nav>
      </details>
    </>
  );
}
