import type { Category, Content } from '@/lib/content';
import { blogPath, categoryPath } from '@/lib/site/paths';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full border border-rule bg-white px-3.5 text-sm md:px-4 transition-colors hover:border-text aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-white';

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
    <nav aria-label={words.filter}>
      <ul className="flex flex-wrap gap-2">
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
