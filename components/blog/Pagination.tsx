import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { paginationItems } from '@/lib/site/listings';

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
    <nav aria-label={words.label} data-pagination>
      <ul className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <li>
            <Step label={words.previous} rel="prev" page={page - 1} hrefOf={hrefOf} />
          </li>
        )}
        {paginationItems(page, pages).map((item, index) =>
          item === 'gap' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
            <li key={`gap-${index}`} className="px-1 text-muted">
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
            <Step label={words.next} rel="next" page={page + 1} hrefOf={hrefOf} />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Previous, `Page X of Y`, Next; a direction that leads nowhere is disabled (specification, section 2). */
export function CategoryPager({ page, pages, hrefOf, words }: Props) {
  const step = (label: string, rel: 'prev' | 'next', to: number) =>
    to > 0 && to <= pages ? (
      <Step label={label} rel={rel} page={to} hrefOf={hrefOf} />
    ) : (
      <button type="button" disabled className={`${BOX} border border-rule opacity-50`}>
        {label}
      </button>
    );
  return (
    <nav aria-label={words.label} className="mt-10 flex items-center gap-4 text-muted text-sm">
      {step(words.previous, 'prev', page - 1)}
      <p>{insert(words.where, { page, pages })}</p>
      {step(words.next, 'next', page + 1)}
    </nav>
  );
}

type StepProps = Pick<Props, 'page' | 'hrefOf'> & { label: string; rel: 'prev' | 'next' };

function Step({ label, rel, page, hrefOf }: StepProps) {
  return (
    <a
      href={hrefOf(page)}
      rel={rel}
      data-blog-action="pagination"
      data-post-title={`Page ${page}`}
      className={LINK}
    >
      {label}
    </a>
  );
}
