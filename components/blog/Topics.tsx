import { Flat } from '@/components/ui/Flat';
import type { CountedCategory } from '@/lib/site/listings';
import { categoryPath } from '@/lib/site/paths';

/** Topics with how many articles each has, for who wants another list than the one that is shown. */
export function Topics({ title: heading, topics }: { title: string; topics: readonly CountedCategory[] }) {
  if (topics.length === 0) return null;
  return (
    <Flat as="section" aria-labelledby="topics-title" className="bg-sand py-14">
      <div className="wrap">
        <h2 id="topics-title" className="heading-3 mb-5">
          {heading}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {topics.map(({ slug, title, count }) => (
            <li key={slug}>
              <a
                href={categoryPath(slug)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4 text-sm transition-colors hover:bg-ink hover:text-white"
              >
                {title} <span className="opacity-70">{count}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Flat>
  );
}
