import { Words } from '@/components/ui/Words';
import type { Article } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';

type Props = {
  articles: readonly Article[];
  /** How long one takes, with a place for the minutes. */
  readTime: string;
};

/** Articles as rows: what matters where many must be found at a glance. */
export function ArticleIndex({ articles, readTime }: Props) {
  return (
    <ul>
      {articles.map((article) => (
        <li key={article.id} className="border-rule not-first:border-t last:border-b">
          <a
            href={article.path}
            data-blog-action="read_more"
            data-post-title={article.title}
            className="group grid gap-x-5 gap-y-0.5 py-3.5 md:@min-[40em]/page:grid-cols-[1fr_12.5rem] lg:@min-[40em]/page:grid-cols-[1fr_15rem] md:items-center"
          >
            <span className="font-display leading-snug underline-offset-4 group-hover:underline md:text-lg lg:text-xl">
              <Words text={article.title} />
            </span>
            <span className="facts text-muted text-sm tabular-nums md:justify-between md:*:before:invisible md:text-text lg:text-base">
              <time dateTime={article.published}>{formatDay(article.published)}</time>{' '}
              <span>{insert(readTime, { minutes: article.readMinutes })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
