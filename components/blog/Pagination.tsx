import { Chevron } from '@/components/ui/Chevron';
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
const LINK = `${BOX} border border-rule bg-white transition-tone hover:border-text`;

/**
 * `Previous 1 2 3 … Next`, every number real, and `Page X of Y`; a direction that leads nowhere is disabled (specification, section 2).
 * Where one page is all there is, it is a quiet line. */
export function Pagination({ page, pages, hrefOf, words }: Props) {
  const one = pages === 1;
  const step = (label: string, rel: 'prev' | 'next', to: number) => {
    const inside = (
      <>
        <Chevron className={`sm:hidden ${rel === 'prev' ? 'rotate-90' : '-rotate-90'}`} />
        <span className="max-sm:sr-only">{label}</span>
      </>
    );
    return to > 0 && to <= pages ? (
      <a
        href={hrefOf(to)}
        rel={rel}
        data-blog-action="pagination"
        data-post-title={`Page ${to}`}
        className={LINK}
      >
        {inside}
      </a>
    ) : (
      <button
        type="button"
        disabled
        className={`${BOX} ${one ? 'first:-ms-3' : 'border border-rule'} opacity-50`}
      >
        {inside}
      </button>
    );
  };
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center gap-x-2 gap-y-3">
      {step(words.previous, 'prev', page - 1)}
      <ul className="flex flex-wrap items-center gap-2">
        {(one ? [] : paginationItems(page, pages)).map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has nothing else to be known by
          <li key={`${item}-${index}`}>
            {item === 'gap' ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <a
                href={hrefOf(item)}
                data-blog-action="pagination"
                aria-label={insert(words.page, { item })}
                aria-current={item === page ? 'page' : undefined}
                className={item === page ? `${BOX} bg-ink text-white` : LINK}
              >
                {item}
              </a>
            )}
          </li>
        ))}
        <li>{step(words.next, 'next', page + 1)}</li>
      </ul>
      <p className="text-muted sm:ms-2 text-sm">{insert(words.where, { page, pages })}</p>
    </nav>
  );
}
