import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { paginationItems } from '@/lib/site/pagination';

type Props = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: Content['blog']['pages'];
};

const BOX =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 font-bold text-sm';
const LINK = `${BOX} border border-rule bg-white transition-colors hover:border-text`;

/** `1 2 3 … Next`, every one of them real. */
export function Pagination({ page, pages, hrefOf, words }: Props) {
  return (
    <nav aria-label={words.label} data-pagination className="mt-10">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <a
              href={hrefOf(page - 1)}
              rel="prev"
              data-blog-action="pagination"
              data-post-title={`Page ${page - 1}`}
              className={LINK}
            >
              {words.previous}
            </a>
          </li>
        )}
        {paginationItems(page, pages).map((item, index) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
            <li key={`gap-${index}`} className={`${BOX} text-muted`}>
              …
            </li>
          ) : (
            <li key={item}>
              <a
                href={hrefOf(item)}
                data-blog-action="pagination"
                aria-label={insert(words.page, { item })}
                aria-current={item === page ? 'page' : undefined}
                className={item === page ? `${BOX} bg-ink text-white` : LINK}
              >
                {item}
              </a>
            </li>
          ),
        )}
        {page < pages && (
          <li>
            <a
              href={hrefOf(page + 1)}
              rel="next"
              data-blog-action="pagination"
              data-post-title={`Page ${page + 1}`}
              className={LINK}
            >
              {words.next}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
