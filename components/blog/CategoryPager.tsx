import { insert } from '@/lib/content/text/insert';
import { type PagerProps, Step } from './Pagination';

const BOX = 'inline-flex min-h-11 items-center justify-center rounded-control border px-4 font-bold text-sm';
const LINK = `${BOX} border-rule bg-white transition-colors hover:border-text`;

/** Previous, `Page X of Y`, Next; a direction that leads nowhere is disabled (specification, section 2). */
export function CategoryPager({ page, pages, hrefOf, words }: PagerProps) {
  return (
    <nav aria-label={words.label} className="mt-10 flex items-center justify-center gap-4">
      {page > 1 ? (
        <Step label={words.previous} rel="prev" page={page - 1} hrefOf={hrefOf} className={LINK} />
      ) : (
        <Nowhere label={words.previous} />
      )}
      <p className="text-sm tabular-nums">{insert(words.where, { page, pages })}</p>
      {page < pages ? (
        <Step label={words.next} rel="next" page={page + 1} hrefOf={hrefOf} className={LINK} />
      ) : (
        <Nowhere label={words.next} />
      )}
    </nav>
  );
}

function Nowhere({ label }: { label: string }) {
  return (
    <button type="button" disabled className={`${BOX} border-rule text-muted opacity-60`}>
      {label}
    </button>
  );
}
