import { Flat } from '@/components/ui/Flat';
import { CHIP, LinkList } from '@/components/ui/LinkList';
import type { CountedCategory } from '@/lib/site/listings';
import { categoryPath } from '@/lib/site/paths';

/** Topics with how many articles each has, for who wants another list than the one that is shown. */
export function Topics({ title: heading, topics }: { title: string; topics: readonly CountedCategory[] }) {
  if (topics.length === 0) return null;
  const links = topics.map(({ slug, title, count }) => ({
    href: categoryPath(slug),
    label: (
      <>
        {title} <span className="opacity-70">{count}</span>
      </>
    ),
  }));
  return (
    <Flat as="section" aria-labelledby="topics-title" className="bg-sand py-14">
      <div className="wrap">
        <h2 id="topics-title" className="heading-3 mb-5">
          {heading}
        </h2>
        <LinkList
          links={links}
          className="flex-wrap gap-2 sm:flex"
          item="border-rule max-sm:border-t"
          link={`${CHIP} w-full justify-between max-sm:px-0 sm:bg-white`}
        />
      </div>
    </Flat>
  );
}
