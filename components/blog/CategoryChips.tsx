import type { Category, Content } from '@/lib/content';
import { blogPath, categoryPath } from '@/lib/site/paths';

const CHIP =
  'inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-rule bg-white px-4 text-sm transition-colors hover:border-text aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white';

type Props = {
  categories: readonly Pick<Category, 'slug' | 'title'>[];
  words: Content['blog']['categories'];
  /** Slug of the category that is shown; empty for the whole blog. */
  current?: string;
};

/**
 * The blog categories as filters. Each is a link to the category's page; on the listing the site script filters in
 * place instead (lib/browser/blog-search.ts).
 */
export function CategoryChips({ categories, words, current }: Props) {
  return (
    <nav
      aria-label={words.filter}
      className="-mx-5 overflow-x-auto px-5 pb-2 md:mx-0 md:overflow-visible md:p-0"
    >
      <ul className="flex w-max gap-2 md:w-auto md:flex-wrap">
        <Chip slug="" label={words.all} href={blogPath()} current={current} />
        {categories.map(({ slug, title }) => (
          <Chip key={slug} slug={slug} label={title} href={categoryPath(slug)} current={current} />
        ))}
      </ul>
    </nav>
  );
}

type ChipProps = { slug: string; label: string; href: string; current: string | undefined };

function Chip({ slug, label, href, current }: ChipProps) {
  return (
    <li>
      <a
        href={href}
        data-filter={slug}
        data-blog-action="category_filter"
        aria-current={slug === current ? 'true' : undefined}
        className={CHIP}
      >
        {label}
      </a>
    </li>
  );
}
