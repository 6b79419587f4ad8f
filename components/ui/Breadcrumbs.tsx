import type { Trail } from '@/lib/site/head';
import { JsonLd } from './JsonLd';

/** The way from the home page to this one, for visitors and for search engines. */
export function Breadcrumbs({ label: name, crumbs, data, title }: Trail) {
  return (
    <nav aria-label={name} className="mb-3 md:mb-4 print:hidden">
      {/* A long title would be cut, right over the heading that says the same. */}
      <ol
        className={`flex items-center gap-x-2 text-sm max-[19em]:flex-wrap ${title.length > 28 ? '*:last:sr-only *:nth-last-2:*:last:hidden' : ''}`}
      >
        {crumbs.map(({ label, href }) => (
          <li key={href} className="flex shrink-0 items-center gap-2 @max-[13em]/page:shrink">
            <a href={href} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
            <span aria-hidden="true" className="opacity-60">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          {title}
        </li>
      </ol>
      <JsonLd data={data} />
    </nav>
  );
}
