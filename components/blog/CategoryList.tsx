import type { Content } from '@/lib/content';
import type { CountedCategory } from '@/lib/site/listings';
import { blogPath, categoryPath } from '@/lib/site/paths';

const LINK =
  'flex min-h-11 items-center justify-between gap-4 rounded-full border border-rule bg-white px-3.5 text-sm transition-colors hover:border-text aria-[current]:bg-ink aria-[current]:text-white lg:rounded-control lg:border-0 lg:bg-transparent lg:text-base lg:hover:underline';

type Props = {
  categories: readonly CountedCategory[];
  /** How many articles the blog has. */
  total: number;
  words: Content['blog']['categories'];
};

/** The blog categories with how many articles each holds; the one that is shown is highlighted. */
export function CategoryList({ categories, total, words }: Props) {
  const whole = { slug: '', title: words.all, count: total };
  return (
    <nav aria-labelledby="categories-title" className="mt-5 lg:mt-10">
      <h2 id="categories-title" className="heading-3 mb-3 max-lg:sr-only">
        {words.title}
      </h2>
      <ul className="flex flex-wrap gap-2 lg:block">
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
              <span className="text-sm tabular-nums max-lg:hidden">
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
