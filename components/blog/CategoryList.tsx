import type { Content } from '@/lib/content';
import type { CountedCategory } from '@/lib/site/listings';
import { blogPath, categoryPath } from '@/lib/site/paths';

const LINK =
  'flex min-h-11 items-center justify-between gap-4 rounded-control px-3 transition-colors hover:bg-sand aria-[current]:bg-sand aria-[current]:font-bold';

type Props = {
  categories: readonly CountedCategory[];
  /** How many articles the blog has. */
  total: number;
  words: Content['blog']['categories'];
  className: string;
};

/** The blog categories with how many articles each holds; the one that is shown is highlighted. */
export function CategoryList({ categories, total, words, className }: Props) {
  const whole = { slug: '', title: words.all, count: total };
  return (
    <nav aria-labelledby="categories-title" className={className}>
      <h2 id="categories-title" className="heading-3 mb-3">
        {words.title}
      </h2>
      <ul className="-mx-3">
        {[whole, ...categories].map(({ slug, title, count }) => (
          <li key={slug}>
            <a
              href={slug ? categoryPath(slug) : blogPath()}
              data-filter={slug}
              data-blog-action="category_filter"
              data-post-title={title}
              aria-current={slug ? undefined : 'true'}
              className={LINK}
            >
              {title}{' '}
              <span className="font-normal text-muted text-sm tabular-nums">
                {count}
                <span className="sr-only"> {words.articles}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
