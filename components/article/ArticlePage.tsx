import { ContentsAside, ContentsDisclosure } from '@/components/ui/Contents';
import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { Prose } from '@/components/ui/Prose';
import { type Article, content } from '@/lib/content';
import { textDirection } from '@/lib/content/text/direction';
import { contentsOf } from '@/lib/site/blog/articles';
import { socialCardPath } from '@/lib/site/paths';
import { blogPosting } from '@/lib/site/structured-data/article';
import { ArticleHead } from './ArticleHead';
import { AuthorCard } from './AuthorCard';
import { Call } from './Call';
import { ReadingRing } from './ReadingRing';
import { Related } from './Related';
import { Share } from './Share';
import { Tags } from './Tags';

/** An article from title to related articles. It has no island, so it ships no framework script. */
export function ArticlePage({ article }: { article: Article }) {
  const sections = contentsOf(article);
  const { site } = content();
  return (
    <>
      <JsonLd data={blogPosting(article, site.url + socialCardPath(article.path), site)} />
      <Flat as="article" className="article" lang={article.lang}>
        <ArticleHead article={article} />
        <div className="wrap grid grid-cols-[minmax(0,1fr)] justify-center gap-x-16 pt-24 pb-16 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-32 xl:justify-between xl:grid-cols-[16rem_minmax(0,40rem)_10rem] print:block print:pt-6">
          <aside className="hidden lg:block print:hidden">
            {sections.length > 0 && (
              <div className="sticky top-24 max-h-[calc(100vh-8rem)] overflow-y-auto pb-4">
                <ContentsAside headings={sections} />
              </div>
            )}
          </aside>
          <div>
            {sections.length > 0 && (
              <div className="mb-10 lg:hidden print:hidden">
                <ContentsDisclosure headings={sections} />
              </div>
            )}
            <div dir={textDirection(article.title)}>
              <Prose html={article.html} className="article-text max-w-[40rem] md:text-lg" />
            </div>
            <div className="mt-14 grid gap-10 print:hidden">
              <Share article={article} />
              <Tags article={article} />
              <AuthorCard article={article} />
            </div>
          </div>
        </div>
        <ReadingRing sections={sections.length} />
      </Flat>
      <Flat as="div" className="wrap pb-16 md:pb-24">
        <Call article={article} />
      </Flat>
      <Related article={article} />
    </>
  );
}
