import { CHIPS } from '@/components/ui/LinkList';
import type { Content } from '@/lib/content';
import type { CountedCategory } from '@/lib/site/listings';
import { blogPath, categoryPath } from '@/lib/site/paths';

const CHIP =
  'flex min-h-11 items-center justify-between gap-4 rounded-full border border-rule bg-white px-5 text-sm max-lg:sm:px-3 transition-tone hover:border-text aria-[current]:bg-ink aria-[current]:text-white';
const ROW = 'lg:rounded-control lg:border-0 lg:bg-transparent lg:text-base lg:hover:underline';

type Props = {
  categories: readonly CountedCategory[];
  words: Content['blog']['categories'];
  /** Slug of the category that is shown; empty for the whole blog. */
  current?: string;
  /** How many articles the blog has: where it is told, wide screens show a list with the count of each. */
  total?: number;
};

/**
 * The blog categories as filters. Each is a link to the category's page; on the listing the site script filters in
 * place instead (lib/browser/blog-search.ts).
 */
export function CategoryList({ categories, words, current, total }: Props) {
  const counted = total !== undefined;
  const whole = { slug: '', title: words.all, count: total };
  // The one that is shown stands where a narrow row begins.
  const sorted = categories.toSorted((a, b) => Number(b.slug === current) - Number(a.slug === current));
  return (
    <nav aria-label={counted ? words.title : words.filter}>
      {counted && <h2 className="heading-3 mb-3 max-lg:sr-only">{words.title}</h2>}
      <ul className={`${CHIPS} ${counted ? 'lg:block' : ''}`}>
        {[whole, ...sorted].map(({ slug, title, count }) => (
          <li key={slug}>
            <a
              href={slug ? categoryPath(slug) : blogPath()}
              data-filter={counted ? slug : undefined}
              data-blog-action="category_filter"
              data-post-title={title}
              aria-current={slug === current ? 'true' : undefined}
              className={`${CHIP} ${counted ? ROW : ''}`}
            >
              {title}{' '}
              {counted && (
                <span className="text-sm tabular-nums max-lg:hidden in-[[data-blog]:has(#blog-search:not(:placeholder-shown))]:hidden">
                  {count}
                  <span className="sr-only"> {words.articles}</span>
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
