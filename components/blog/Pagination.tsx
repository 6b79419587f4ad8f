import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { paginationItems } from '@/lib/site/pagination';

export type PagerProps = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: Content['blog']['pages'];
};

const BOX =
  'inline-flex min-h-11 min-w-11 items-center justify-center rounded-control px-3 font-bold text-sm';
const LINK = `${BOX} border border-rule bg-white transition-colors hover:border-text`;

/** `1 2 3 … Next`, every one of them real. */
export function Pagination({ page, pages, hrefOf, words }: PagerProps) {
  return (
    <nav aria-label={words.label} data-pagination className="mt-10">
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Step label={words.previous} rel="prev" page={page - 1} hrefOf={hrefOf} className={LINK} />
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
            <Step label={words.next} rel="next" page={page + 1} hrefOf={hrefOf} className={LINK} />
          </li>
        )}
      </ul>
    </nav>
  );
}

type StepProps = Pick<PagerProps, 'page' | 'hrefOf'> & {
  label: string;
  rel: 'prev' | 'next';
  className: string;
};

/** The way to the page before or after. */
export function Step({ label, rel, page, hrefOf, className }: StepProps) {
  return (
    <a
      href={hrefOf(page)}
      rel={rel}
      data-blog-action="pagination"
      data-post-title={`Page ${page}`}
      className={className}
    >
      {label}
    </a>
  );
}
