import { content } from '@/lib/content';
import { breadcrumbList } from '@/lib/site/structured-data/breadcrumbs';
import { JsonLd } from './JsonLd';

export type Crumb = { label: string; href: string };

/**
 * The way from the home page to this one, for visitors and for search engines.
 * @param title of the page itself, which ends the way and is no link
 */
export function Breadcrumbs({ crumbs, title }: { crumbs: Crumb[]; title: string }) {
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
      <JsonLd data={breadcrumbList(crumbs, title, content().site)} />
    </nav>
  );
}
