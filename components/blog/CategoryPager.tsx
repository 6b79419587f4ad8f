import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';

type Props = {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  words: Content['blog']['pages'];
};

const BOX = 'inline-flex min-h-11 items-center justify-center rounded-control border px-4 font-bold text-sm';

/** Previous, `Page X of Y`, Next; a direction that leads nowhere is disabled (specification, section 2). */
export function CategoryPager({ page, pages, hrefOf, words }: Props) {
  return (
    <nav aria-label={words.label} className="mt-10 flex items-center justify-center gap-4">
      <Step
        label={words.previous}
        rel="prev"
        page={page - 1}
        href={page > 1 ? hrefOf(page - 1) : undefined}
      />
      <p className="text-sm tabular-nums">{insert(words.where, { page, pages })}</p>
      <Step
        label={words.next}
        rel="next"
        page={page + 1}
        href={page < pages ? hrefOf(page + 1) : undefined}
      />
    </nav>
  );
}

type StepProps = { label: string; rel: string; page: number; href: string | undefined };

function Step({ label, rel, page, href }: StepProps) {
  if (!href) {
    return (
      <button type="button" disabled className={`${BOX} border-rule text-muted opacity-60`}>
        {label}
      </button>
    );
  }
  return (
    <a
      href={href}
      rel={rel}
      data-blog-action="pagination"
      data-post-title={`Page ${page}`}
      className={`${BOX} border-rule bg-white transition-colors hover:border-text`}
    >
      {label}
    </a>
  );
}
