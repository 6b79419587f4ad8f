import { ArticleCover } from '@/components/art/ArticleCover';
import type { Article } from '@/lib/content';

/** How each cover lies, the last one on top. */
const PLACES = ['top-0 left-0 -rotate-6', 'top-0 right-0 rotate-6', 'bottom-0 left-1/5'];

/** The last three covers of a list fanned out, or its only one. Decorative. */
export function CoverFan({ articles }: { articles: readonly Article[] }) {
  const shown = articles.slice(-PLACES.length);
  const places = shown.length === 1 ? ['inset-0 rotate-3'] : PLACES.slice(-shown.length);
  return (
    <div aria-hidden="true" className="relative aspect-video w-full max-w-sm print:hidden">
      {shown.map((article, index) => (
        <ArticleCover
          key={article.id}
          article={article}
          sizes="18rem"
          className={`absolute aspect-video rounded-2xl border-4 border-white shadow-lift ${shown.length > 1 ? 'w-3/5' : ''} ${places[index]}`}
        />
      ))}
    </div>
  );
}
