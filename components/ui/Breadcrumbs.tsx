export type Crumb = { label: string; href: string };

/** The way from the home page to this one; the page itself is not part of it. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-6 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2 text-sm">
        {crumbs.map(({ label, href }) => (
          <li key={href} className="flex items-center gap-2">
            <a
              href={href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-white hover:underline"
            >
              {label}
            </a>
            <span aria-hidden="true" className="text-line">
              /
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
