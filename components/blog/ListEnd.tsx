import { Ring } from '@/components/art/Ring';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { CATEGORY_PAGE_SIZE } from '@/lib/site/pagination';
import { blogPath } from '@/lib/site/paths';

/** How many cells of a list's last row stay empty, for each count of columns; a full row leaves a row of its own. */
const SPANS = {
  sm: ['sm:col-span-2', 'sm:col-span-1'],
  lg: ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
} as const;

type Props = { count: number; total: number; words: Content['blog']['end'] };

/** Fills the end of the last row of a list of `count` cards with where to go on; the ring counts the cards. */
export function ListEnd({ count, total, words }: Props) {
  const spans = `${SPANS.sm[count % 2]} ${SPANS.lg[count % 3]}`;
  return (
    <li
      className={`flex flex-wrap content-center items-center gap-8 rounded-card bg-sand p-6 md:p-8 ${spans}`}
    >
      <Ring
        segments={CATEGORY_PAGE_SIZE}
        filled={count}
        thickness={0.12}
        className="size-28 text-leaf-deep"
      />
      <div className="flex-1 basis-64">
        <p className="heading-3 text-balance">{words.title}</p>
        <p className="mt-2 max-w-[44ch] text-muted">{insert(words.text, { total })}</p>
        <p className="mt-2 flex flex-wrap gap-x-6">
          <a href={blogPath()} className="text-link inline-flex min-h-11 items-center">
            {words.all}
          </a>
          <a href="/subscribe" className="text-link inline-flex min-h-11 items-center">
            {words.subscribe}
          </a>
        </p>
      </div>
    </li>
  );
}
