import type { Article, Content } from '@/lib/content';
import { categoryPath, tagPath } from '@/lib/site/paths';
import { tagSlug } from '@/lib/site/tags';

const CHIP =
  'inline-flex min-h-11 items-center rounded-full px-4 text-sm transition-colors hover:bg-ink hover:text-white';

/** Tags lead to the articles that have them, topics to the lists that the article stands in. */
export function Tags({ article, words }: { article: Article; words: Content['blog']['article'] }) {
  return (
    <div className="grid gap-6 border-rule border-t pt-8 sm:grid-cols-2 print:hidden">
      <div>
        <h2 className="mb-3 font-bold text-sm">{words.tags}</h2>
        <ul className="flex flex-wrap gap-2">
          {article.tags.map((tag) => (
            <li key={tag}>
              <a href={tagPath(tagSlug(tag))} className={`bg-sand ${CHIP}`}>
                {tag}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className="mb-3 font-bold text-sm">{words.filed}</h2>
        <ul className="flex flex-wrap gap-2">
          {[article.category, ...article.topics].map(({ slug, title }) => (
            <li key={slug}>
              <a href={categoryPath(slug)} className={`border border-rule bg-white ${CHIP}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
