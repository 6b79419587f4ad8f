import { content } from '@/lib/content';
import { articlesIn } from '@/lib/site/listings';
import { blogPath, categoryPath } from '@/lib/site/paths';

const LINK =
  'flex min-h-11 items-center justify-between gap-4 rounded-control px-3 transition-colors hover:bg-sand aria-[current]:bg-sand aria-[current]:font-bold';

/** The blog categories with how many articles each holds; the one that is shown is highlighted. */
export function CategoryList() {
  const words = content().blog.categories;
  const all = content();
  const categories = all.taxonomy.filter(({ kind }) => kind === 'blog');
  return (
    <nav aria-labelledby="categories-title">
      <h2 id="categories-title" className="heading-3 mb-3">
        {words.title}
      </h2>
      <ul className="-mx-3">
        <li>
          <a
            href={blogPath()}
            data-filter=""
            data-blog-action="category_filter"
            data-post-title={words.all}
            aria-current="true"
            className={LINK}
          >
            {words.all} <Count value={all.articles.length} />
          </a>
        </li>
        {categories.map(({ slug, title }) => (
          <li key={slug}>
            <a
              href={categoryPath(slug)}
              data-filter={slug}
              data-blog-action="category_filter"
              data-post-title={title}
              className={LINK}
            >
              {title} <Count value={articlesIn(slug, all).length} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Count({ value }: { value: number }) {
  const words = content().blog.categories;
  return (
    <span className="font-normal text-muted text-sm tabular-nums">
      {value}
      <span className="sr-only"> {words.articles}</span>
    </span>
  );
}
