import { ArticleCover } from '@/components/art/Cover';
import type { Article } from '@/lib/content';

type Props = { title: string; articles: readonly Article[] };

export function ReadNext({ title: heading, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="read-next-title" className="wrap apart pb-9 md:pb-26 print:hidden">
      <h2 id="read-next-title" className="heading-2">
        {heading}
      </h2>
      <ul className="mt-4 grid gap-x-8 md:mt-8 xl:grid-cols-2">
        {articles.map((article) => (
          <li
            key={article.id}
            className="relative flex items-center gap-4 border-rule border-t py-4 md:gap-6 md:py-6"
          >
            <ArticleCover
              article={article}
              sizes="18rem"
              className="aspect-square w-28 max-w-[52%] shrink-0 rounded-xl md:aspect-4/3 md:w-48 md:rounded-2xl xl:w-56"
            />
            <a
              href={article.path}
              className="text-balance font-display leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline md:text-xl"
            >
              {article.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
