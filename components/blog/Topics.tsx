import { Flat } from '@/components/ui/Flat';
import { content } from '@/lib/content';
import { articlesIn } from '@/lib/site/listings';
import { categoryPath } from '@/lib/site/paths';

/** Every topic, for who wants another list than the one that is shown. */
export function Topics({ current }: { current?: string }) {
  const words = content().blog.categories;
  const all = content();
  const topics = all.taxonomy.filter(({ kind, slug }) => kind === 'topic' && slug !== current);
  return (
    <Flat as="section" aria-labelledby="topics-title" className="bg-sand py-14">
      <div className="wrap">
        <h2 id="topics-title" className="heading-3 mb-5">
          {current ? words.others : words.topics}
        </h2>
        <ul className="flex flex-wrap gap-2">
          {topics.map(({ slug, title }) => (
            <li key={slug}>
              <a
                href={categoryPath(slug)}
                className="inline-flex min-h-11 items-center gap-2 rounded-full bg-white px-4 text-sm transition-colors hover:bg-ink hover:text-white"
              >
                {title} <span className="opacity-70">{articlesIn(slug, all).length}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Flat>
  );
}
