import { LuArrowRight } from 'react-icons/lu';
import type { Crumb } from '@/lib/site/pages';

/** Links to pages of the site, on ink. */
export function PageList({ links, label: name }: { links: readonly Crumb[]; label: string }) {
  return (
    <nav aria-label={name}>
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {links.map(({ href, label }) => (
          <li key={href} className="border-line border-t">
            <a
              href={href}
              className="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-lg text-white hover:text-leaf"
            >
              {label}
              <LuArrowRight aria-hidden="true" className="size-5 shrink-0" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
