import { ArticleCover } from '@/components/art/Cover';
import type { Article } from '@/lib/content';

type Props = { title: string; articles: readonly Article[] };

export function ReadNext({ title: heading, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="read-next-title" className="wrap apart pb-9 md:pb-26 print:hidden">
      <h2 id="read-next-title" className="heading-3">
        {heading}
      </h2>
      <ul className="mt-3 grid gap-x-8 md:mt-5 lg:grid-cols-2">
        {articles.map((article) => (
          <li
            key={article.id}
            className="relative flex items-start gap-4 border-rule border-t py-4 md:gap-6 md:py-6"
          >
            <ArticleCover
              article={article}
              sizes="11rem"
              className="aspect-video w-28 shrink-0 rounded-xl md:w-44"
            />
            <div>
              <a
                href={article.path}
                className="inline-block font-display leading-snug underline-offset-4 after:absolute after:inset-0 hover:underline md:text-xl"
              >
                {article.title}
              </a>
              <p className="mt-1 text-muted max-md:hidden">{article.excerpt}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
