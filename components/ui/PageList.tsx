import { LuArrowRight } from 'react-icons/lu';
import type { Content } from '@/lib/content';
import { linksTo } from '@/lib/site/head';
import { LinkList } from './LinkList';

/** What helps everywhere. */
export const HELPFUL_PAGES = [
  '/help-center',
  '/whatsapp-earning-guide',
  '/advertiser-guide',
  '/blog',
  '/contact',
];

/** Where to go on from a page that has nothing itself: what helps most there, then what helps everywhere. */
export function PageList({ name, first, content }: { name: string; first: string; content: Content }) {
  return (
    <nav aria-labelledby="pages-title" className="wrap py-9 md:py-16">
      <h2 id="pages-title" className="heading-3 mb-4 md:mb-6">
        {name}
      </h2>
      <LinkList
        links={linksTo([first, ...HELPFUL_PAGES], content).map(({ href, label }) => ({
          href,
          label: (
            <>
              {label} <LuArrowRight aria-hidden="true" className="size-5 shrink-0" />
            </>
          ),
        }))}
        className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3"
        item="border-rule border-t"
        link="flex min-h-14 items-center justify-between gap-4 py-3 font-display text-lg hover:text-leaf-deep"
      />
    </nav>
  );
}
