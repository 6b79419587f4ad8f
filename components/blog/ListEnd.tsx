import { blogPath } from '@/lib/paths';

/** How many cells of a list's last row stay empty, for each count of columns; a full row leaves a row of its own. */
const SPANS = {
  sm: ['sm:col-span-2', 'sm:col-span-1'],
  lg: ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
} as const;

/** Fills the end of the last row of a list of `count` cards with where to go on. */
export function ListEnd({ count, total }: { count: number; total: number }) {
  const spans = `${SPANS.sm[count % 2]} ${SPANS.lg[count % 3]}`;
  return (
    <li className={`flex flex-col justify-center rounded-card bg-sand p-6 md:p-8 ${spans}`}>
      <p className="heading-3">That is all in this list so far</p>
      <p className="mt-2 max-w-[44ch] text-muted">
        The blog holds {total} articles, and new ones can come to you by e-mail or by feed.
      </p>
      <p className="mt-3 flex flex-wrap gap-x-6">
        <a href={blogPath()} className="text-link inline-flex min-h-11 items-center">
          All articles
        </a>
        <a href="/subscribe" className="text-link inline-flex min-h-11 items-center">
          Subscribe
        </a>
      </p>
    </li>
  );
}
