import { LuArrowRight } from 'react-icons/lu';
import { ArticleCover } from '@/components/art/Cover';
import { UnpublishedMark } from '@/components/ui/UnpublishedMark';
import { Words } from '@/components/ui/Words';
import type { Article, Content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { insert } from '@/lib/content/text/insert';
import { textDirection } from '@/lib/content/text/typography';

type Props = {
  article: Article;
  words: Content['blog']['list'];
  today: string;
  /** Category lists show how long an article takes, the blog who wrote it (specification, section 2). */
  readTime?: boolean;
  /** Far down a list a row with a small cover is enough on phones. */
  small?: boolean;
};

/** A small one on phones, and its words there. */
const ROW =
  'max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:gap-x-4 max-[19em]:block! max-sm:rounded-none max-sm:border-0 max-sm:border-t max-sm:bg-transparent max-sm:pt-4 max-sm:*:first:aspect-square max-sm:hover:shadow-none max-sm:[&_h2]:text-[1.125rem] max-sm:[&_h2~*]:my-1 max-sm:[&_a]:min-h-0';

/**
 * An article in a list. One link covers the card. The site script clones a card and fills its `data-field`
 * elements to show what a search finds (lib/browser/blog-result.ts).
 */
export function PostCard({ article, words, today, readTime = false, small = false }: Props) {
  const { title, path, category, published, excerpt, author, readMinutes } = article;
  return (
    <article
      data-card
      className={`group relative flex h-full flex-col overflow-hidden rounded-card border border-rule bg-white transition-shadow focus-within:shadow-lift hover:shadow-lift ${small ? ROW : ''}`}
    >
      <ArticleCover
        article={article}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
        className={`aspect-video w-full ${small ? 'max-sm:rounded-xl' : ''}`}
      />
      <div className={`flex grow flex-col p-5 md:p-6 ${small ? 'max-sm:p-0' : ''}`}>
        <UnpublishedMark published={published} draft={article.draft} today={today} />
        <p className="facts text-muted text-sm">
          {!readTime && (
            <span data-field="category" className="font-bold text-leaf-deep">
              {category.title}
            </span>
          )}{' '}
          <time data-field="date" dateTime={published}>
            {formatDay(published)}
          </time>{' '}
          {readTime && <span>{insert(words.readTime, { minutes: readMinutes })}</span>}
        </p>
        <h2
          data-field="title"
          lang={article.lang}
          dir={textDirection(title)}
          className="heading-3 mt-2 wrap-anywhere"
        >
          <Words text={title} />
        </h2>
        <p
          data-field="excerpt"
          lang={article.lang}
          dir={textDirection(excerpt)}
          className={`my-3 text-muted max-sm:text-[0.9375rem] ${small ? 'max-sm:hidden' : ''}`}
        >
          {excerpt}
        </p>
        <div className="mt-auto -mb-3 flex flex-wrap items-center justify-between gap-x-2 text-sm">
          {!readTime && (
            <span data-field="author" className={small ? 'max-sm:sr-only' : ''}>
              {author.name}
            </span>
          )}
          <a
            data-field="link"
            data-blog-action="read_more"
            href={path}
            aria-label={insert(words.moreOf, { title })}
            className="inline-flex min-h-11 items-center gap-1 font-bold text-leaf-deep after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-leaf-deep focus-visible:after:-outline-offset-3"
          >
            {small ? <span className="max-sm:sr-only sm:me-1">{words.more}</span> : words.more}
            {/* Search engines read a link's text alone, without its label; readers hear the label alone. */}
            <span data-field="title" className="sr-only">
              {title}
            </span>{' '}
            <LuArrowRight
              aria-hidden="true"
              className={`size-4 transition-transform group-hover:translate-x-1 ${small ? 'max-sm:hidden' : ''}`}
            />
          </a>
        </div>
      </div>
    </article>
  );
}
