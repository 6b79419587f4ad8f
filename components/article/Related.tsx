import { PostCard } from '@/components/blog/PostCard';
import { Flat } from '@/components/ui/Flat';
import { type Article, content } from '@/lib/content';
import { relatedArticles } from '@/lib/site/blog/articles';

/** The two articles that the editor named as what to read next. */
export function Related({ article }: { article: Article }) {
  const words = content().blog.article;
  return (
    <Flat as="section" aria-labelledby="related-title" className="section bg-sand print:hidden">
      <div className="wrap">
        <h2 id="related-title" className="heading-2 mb-8 md:mb-10">
          {words.related}
        </h2>
        <ul className="grid gap-6 md:grid-cols-2">
          {relatedArticles(article, content()).map((related) => (
            <li key={related.id}>
              <PostCard article={related} heading="h3" />
            </li>
          ))}
        </ul>
      </div>
    </Flat>
  );
}
