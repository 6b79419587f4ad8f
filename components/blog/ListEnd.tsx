import { ArticleCover } from '@/components/art/ArticleCover';
import type { Article, Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { blogPath } from '@/lib/site/paths';

/** How many cells of a list's last row stay empty, for each count of columns; a full row leaves a row of its own. */
const SPANS = {
  sm: ['sm:col-span-2', 'sm:col-span-1'],
  lg: ['lg:col-span-3', 'lg:col-span-2', 'lg:col-span-1'],
} as const;

type Props = {
  /** Name of the list, how many articles it has, and how many of them are on its last page. */
  title: string;
  total: number;
  count: number;
  /** The articles that it leaves out, newest first: as many are shown as there is room for. */
  others: readonly Article[];
  words: Content['blog']['end'];
};

/** Fills the end of the last row of a list of `count` cards with where to go on. */
export function ListEnd({ title, total, count, others, words }: Props) {
  const spans = `${SPANS.sm[count % 2]} ${SPANS.lg[count % 3]}`;
  return (
    <li className={`flex flex-col gap-6 rounded-card bg-sand p-6 md:p-8 ${spans}`}>
      <p className="heading-3 text-balance">
        {insert(total === 1 ? words.one : words.title, { total, title })}
      </p>
      {others.length > 0 && (
        <div className="-mt-4">
          <p className="text-muted">{insert(words.text, { others: others.length })}</p>
          <ul className="mt-6 grid max-w-2xl gap-6 sm:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
            {others.slice(0, count % 3 === 2 ? 1 : 2).map((article) => (
              <li key={article.id}>
                <a href={article.path} className="group block">
                  <ArticleCover article={article} sizes="20rem" className="aspect-video w-full rounded-2xl" />
                  <span className="mt-3 block font-bold leading-snug group-hover:underline">
                    {article.title}
                  </span>
                  <span className="mt-1.5 block text-[0.9375rem] text-muted">{article.excerpt}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="mt-auto flex flex-wrap gap-x-6">
        <a href={blogPath()} className="text-link inline-flex min-h-11 items-center">
          {words.all}
        </a>
        <a href="/subscribe" className="text-link inline-flex min-h-11 items-center">
          {words.subscribe}
        </a>
      </p>
    </li>
  );
}
