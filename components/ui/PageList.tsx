import { LuArrowRight } from 'react-icons/lu';
import type { Crumb } from '@/lib/site/pages';
import { LinkList } from './LinkList';

/** Links to pages of the site, on ink. */
export function PageList({ links, label: name }: { links: readonly Crumb[]; label: string }) {
  const arrow = <LuArrowRight aria-hidden="true" className="size-5 shrink-0" />;
  return (
    <nav aria-label={name}>
      <LinkList
        links={links.map(({ href, label }) => ({
          href,
          label: (
            <>
              {label} {arrow}
            </>
          ),
        }))}
        className="grid gap-x-10 sm:grid-cols-2"
        item="border-line border-t"
        link="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-lg text-white hover:text-leaf"
      />
    </nav>
  );
}
