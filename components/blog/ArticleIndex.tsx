import type { Article } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';

type Props = {
  articles: readonly Article[];
  /** How long one takes, with a place for the minutes. */
  readTime: string;
};

/** Articles as plain rows: what matters where many must be found at a glance. */
export function ArticleIndex({ articles, readTime }: Props) {
  return (
    <ul>
      {articles.map(({ id, path, title, published, readMinutes }) => (
        <li key={id} className="border-rule border-t last:border-b">
          <a
            href={path}
            data-blog-action="read_more"
            data-post-title={title}
            className="group grid gap-x-8 py-4 md:grid-cols-[1fr_auto] md:items-baseline"
          >
            <span className="font-bold underline-offset-4 group-hover:underline">{title}</span>
            <span className="text-muted text-sm">
              <time dateTime={published}>{formatDay(published)}</time> ·{' '}
              {insert(readTime, { minutes: readMinutes })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
