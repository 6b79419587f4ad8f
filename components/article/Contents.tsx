import type { MarkdownHeading } from '@/lib/content/markdown';

/** Table of contents: beside the text where there is room, a disclosure above it where there is not. */
export function ContentsAside({ sections }: { sections: MarkdownHeading[] }) {
  return (
    <nav aria-label="On this page">
      <p className="font-bold text-sm">On this page</p>
      <ContentsList sections={sections} className="mt-2 text-sm" />
    </nav>
  );
}

export function ContentsDisclosure({ sections }: { sections: MarkdownHeading[] }) {
  return (
    <details className="group mb-10 rounded-card border border-rule bg-white lg:hidden print:hidden">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-4 px-5 font-bold [&::-webkit-details-marker]:hidden">
        On this page
        <span aria-hidden="true" className="text-muted text-sm group-open:hidden">
          {sections.length} sections
        </span>
      </summary>
      <nav aria-label="On this page">
        <ContentsList sections={sections} className="px-5 pb-4" />
      </nav>
    </details>
  );
}

function ContentsList({ sections, className }: { sections: MarkdownHeading[]; className: string }) {
  return (
    <ol className={className}>
      {sections.map(({ id, text }) => (
        <li key={id} className="border-rule border-t">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug text-muted underline-offset-4 hover:text-text hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
}
