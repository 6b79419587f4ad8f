type Props = { sections: readonly { slug: string; title: string; count: number }[]; label: string };

/** The sections of a page with how many articles each holds, as a book has its contents. */
export function JumpList({ sections, label }: Props) {
  if (sections.length === 0) return null;
  return (
    <nav
      aria-label={label}
      className="w-full rounded-card bg-white px-5 py-3 shadow-lift md:px-8 md:py-5 print:hidden"
    >
      <ul>
        {sections.map(({ slug, title, count }) => (
          <li key={slug}>
            <a
              href={`#${slug}`}
              className="flex min-h-12 items-center gap-3 font-display text-lg hover:text-leaf-deep md:text-xl"
            >
              {title}
              <span aria-hidden="true" className="mt-2 h-0 flex-1 border-rule border-b-4 border-dotted" />
              {count}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
