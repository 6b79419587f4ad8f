import type { MarkdownHeading } from '@/lib/content/markdown';

/** Links to a long text's headings: beside it on a wide screen, folded above it on a narrow one. */
export function TableOfContents({ headings }: { headings: MarkdownHeading[] }) {
  return (
    <nav aria-label="On this page" className="print:hidden lg:sticky lg:top-24 lg:self-start">
      <details className="group rounded-card border border-rule bg-white lg:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between px-5 font-bold [&::-webkit-details-marker]:hidden">
          On this page
          <span aria-hidden="true" className="text-leaf-deep transition-transform group-open:rotate-45">
            +
          </span>
        </summary>
        <Links headings={headings} className="px-5 pb-4" />
      </details>
      <div className="hidden lg:block">
        <p className="mb-3 font-bold text-sm">On this page</p>
        <Links headings={headings} className="border-rule border-s" />
      </div>
    </nav>
  );
}

function Links({ headings, className }: { headings: MarkdownHeading[]; className: string }) {
  return (
    <ol className={className}>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="-ms-px flex min-h-11 items-center border-transparent py-1 text-[0.9375rem] text-muted leading-snug hover:border-leaf-deep hover:text-text lg:border-s-2 lg:ps-4"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
