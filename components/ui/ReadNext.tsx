import type { Article } from '@/lib/content';

type Props = { title: string; articles: readonly Pick<Article, 'id' | 'path' | 'title' | 'excerpt'>[] };

/** The articles that a page leads to. */
export function ReadNext({ title: heading, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="read-next-title" className="wrap apart pb-9 md:pb-26 print:hidden">
      <h2 id="read-next-title" className="heading-3">
        {heading}
      </h2>
      <ul className="mt-3 grid gap-x-8 md:mt-5 md:grid-cols-2">
        {articles.map(({ id, path, title, excerpt }) => (
          <li key={id} className="border-rule border-t py-3 md:py-5">
            <a
              href={path}
              className="inline-block font-display text-lg leading-snug underline-offset-4 md:text-xl hover:underline"
            >
              {title}
            </a>
            <p className="mt-1 max-w-[60ch] text-muted max-sm:hidden">{excerpt}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
