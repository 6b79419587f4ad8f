import { Words } from '@/components/ui/Words';
import type { Article } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';
import { articleAudience } from '@/lib/site/blog/articles';

const BARS = { earner: 'border-sun', advertiser: 'border-iris', both: 'border-leaf' };

type Props = {
  articles: readonly Article[];
  /** How long one takes, with a place for the minutes. */
  readTime: string;
  /** What each is called for whom an article is; without them it is not said. */
  audiences?: Record<keyof typeof BARS, string>;
};

/** Articles as rows: what matters where many must be found at a glance. */
export function ArticleIndex({ articles, readTime, audiences }: Props) {
  return (
    <ul className={audiences && 'max-md:[&>:first-child>a>:first-child]:text-xl'}>
      {articles.map((article) => (
        <li key={article.id} className="border-rule not-first:border-t last:border-b">
          <a
            href={article.path}
            data-blog-action="read_more"
            data-post-title={article.title}
            className={`group my-3.5 grid gap-x-5 gap-y-0.5 md:items-center ${audiences ? `border-s-4 ps-3.5 md:ps-5 md:@min-[40em]/page:grid-cols-[1fr_21rem] lg:@min-[40em]/page:grid-cols-[1fr_22rem] ${BARS[articleAudience(article)]}` : 'md:@min-[40em]/page:grid-cols-[1fr_12.5rem] lg:@min-[40em]/page:grid-cols-[1fr_15rem]'}`}
          >
            <span className="font-display text-balance leading-snug underline-offset-4 group-hover:underline md:text-lg lg:text-xl">
              <Words text={article.title} />
            </span>
            <span className="facts text-muted text-sm tabular-nums md:*:before:invisible md:text-text lg:text-base">
              {audiences && (
                <span className="font-bold text-text md:w-30">{audiences[articleAudience(article)]}</span>
              )}{' '}
              <time dateTime={article.published} className="md:grow">
                {formatDay(article.published)}
              </time>{' '}
              <span>{insert(readTime, { minutes: article.readMinutes })}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
