import { ArticleCover } from '@/components/art/Cover';
import { Portrait } from '@/components/art/cast/Person';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { Words } from '@/components/ui/Words';
import type { Article, Content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { textDirection } from '@/lib/content/text/typography';
import { articleAudience } from '@/lib/site/blog/articles';
import type { Trail } from '@/lib/site/head';

/** Reading stands on paper; a line in the audience's colour says whose half of the site it belongs to. */
const ACCENTS = { earner: 'border-sun', advertiser: 'border-iris', both: 'border-leaf' };

type Props = {
  article: Article;
  trail: Trail;
  words: Content['blog']['article'];
  today: string;
};

/** The head of an article; its cover hangs over the edge into the text's ground. */
export function ArticleHead({ article, trail, words, today }: Props) {
  const { title, excerpt, author, published, updated } = article;
  const day = (date: string) => <time dateTime={date}>{formatDay(date)}</time>;
  return (
    <header
      data-family={articleAudience(article)}
      className="flow-root bg-ink pt-18 print:bg-transparent print:pt-0"
    >
      <div className="-mb-px rounded-t-card bg-sand lg:rounded-t-panel print:bg-transparent">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-4 md:pt-8 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] print:block print:pt-0">
          <div className="lg:pb-16">
            <Breadcrumbs {...trail} />
            <UnpublishedMark published={published} draft={article.draft} today={today} />
            <h1
              dir={textDirection(title)}
              className="max-w-[16.08em] font-display font-extrabold text-[clamp(2rem,1.35rem+2.7vw,3.375rem)] leading-[1.05] tracking-tight"
            >
              <Words text={title} />
            </h1>
            <p
              dir={textDirection(excerpt)}
              className={`mt-4 max-w-[56ch] border-s-4 ps-4 text-lg max-sm:leading-snug md:mt-5 ${ACCENTS[articleAudience(article)]}`}
            >
              {excerpt}
            </p>
            <div className="mt-5 flex items-center gap-4 md:mt-8">
              <Portrait
                name={author.portrait}
                desk={author.desk}
                className="size-14 text-leaf print:hidden"
              />
              <div className="text-sm">
                <p className="font-bold text-base">
                  {author.name} <span className="font-normal text-muted max-sm:hidden">· {author.role}</span>
                </p>
                <p>
                  <Words text={words.when} put={{ date: day(published), minutes: article.readMinutes }} />
                </p>
                {updated && (
                  <p>
                    <Words text={words.updated} put={{ date: day(updated) }} />
                  </p>
                )}
              </div>
            </div>
          </div>
          <ArticleCover
            article={article}
            sizes="(min-width: 64rem) 34rem, calc(100vw - 2.5rem)"
            eager
            className="-mb-14 mt-6 aspect-video md:mt-9 w-full rounded-card border-6 border-white shadow-lift lg:-mb-20 lg:aspect-[6/5] lg:self-end print:hidden"
          />
        </div>
      </div>
    </header>
  );
}
