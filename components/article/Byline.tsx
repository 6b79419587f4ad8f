import { Portrait } from '@/components/art/cast/Portrait';
import { Words } from '@/components/ui/Words';
import type { Article, Content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';

/** Who wrote it, when, and how long it takes. */
export function Byline({ article, words }: { article: Article; words: Content['blog']['article'] }) {
  const { author, published, updated, readMinutes } = article;
  return (
    <div className="flex items-center gap-4">
      <Portrait name={author.portrait} desk={author.desk} className="size-14 text-leaf print:hidden" />
      <div className="text-sm">
        <p className="font-bold text-base">
          {author.name}{' '}
          <span className="block font-normal text-muted sm:inline">
            <span className="max-sm:hidden">· </span>
            {author.role}
          </span>
        </p>
        <p>
          <Words
            text={words.when}
            put={{ date: <time dateTime={published}>{formatDay(published)}</time>, minutes: readMinutes }}
          />
        </p>
        {updated && (
          <p>
            <Words
              text={words.updated}
              put={{ date: <time dateTime={updated}>{formatDay(updated)}</time> }}
            />
          </p>
        )}
      </div>
    </div>
  );
}
