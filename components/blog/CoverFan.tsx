import { ArticleCover } from '@/components/art/ArticleCover';
import type { Article } from '@/lib/content';

/** How each cover lies, the last one on top. */
const PLACES = ['-rotate-6 -translate-x-1/4', 'rotate-6 translate-x-1/4 -mt-[40%]', '-rotate-2 -mt-[30%]'];

/** The last three covers of a list fanned out, where a wide page has room beside its title. Decorative. */
export function CoverFan({ articles }: { articles: readonly Article[] }) {
  return (
    <div aria-hidden="true" className="w-72 max-lg:hidden">
      {articles.slice(-PLACES.length).map((article, index) => (
        <ArticleCover
          key={article.id}
          article={article}
          sizes="18rem"
          className={`relative aspect-video w-full rounded-2xl border-4 border-white shadow-lift ${PLACES[index]}`}
        />
      ))}
    </div>
  );
}
