import { ContentsAside, ContentsDisclosure } from '@/components/ui/Contents';
import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { Prose } from '@/components/ui/Prose';
import { content } from '@/lib/content';
import { textDirection } from '@/lib/content/text/direction';
import { articleAt, articleAudience, contentsOf, relatedArticles } from '@/lib/site/blog/articles';
import { trailTo } from '@/lib/site/head';
import { socialCardPath } from '@/lib/site/paths';
import { blogPosting } from '@/lib/site/structured-data/article';
import { PostCard } from '../blog/PostCard';
import { ArticleHead } from './ArticleHead';
import { AuthorCard } from './AuthorCard';
import { Call } from './Call';
import { ReadingRing } from './ReadingRing';
import { Share } from './Share';
import { Tags } from './Tags';

/** An article from title to related articles. It has no island, so it ships no framework script. */
export function ArticlePage({ path }: { path: string }) {
  const all = content();
  const article = articleAt(path, all);
  const sections = contentsOf(article);
  const { blog, cast, navigation, site } = all;
  const related = relatedArticles(article, all);
  const contents = { headings: sections, words: navigation.words.page };
  const share = <Share article={article} words={blog.share} url={site.url + path} />;
  return (
    <>
      <JsonLd data={blogPosting(article, site.url + socialCardPath(path), site)} />
      <Flat as="article" className="article" lang={article.lang}>
        <ArticleHead
          article={article}
          trail={trailTo(path, article.title, all)}
          words={blog.article}
          today={all.today}
        >
          {share}
        </ArticleHead>
        <div className="wrap grid grid-cols-[minmax(0,1fr)] justify-center gap-x-16 pt-24 pb-16 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-32 xl:justify-between xl:grid-cols-[16rem_minmax(0,40rem)_10rem] print:block print:pt-6">
          <aside className="hidden lg:block print:hidden">
            {sections.length > 0 && (
              <div className="sticky top-24 max-h-[calc(100vh-8rem)] overflow-y-auto pb-4">
                <ContentsAside {...contents} />
              </div>
            )}
          </aside>
          <div>
            {sections.length > 0 && (
              <div className="mb-10 lg:hidden print:hidden">
                <ContentsDisclosure {...contents} />
              </div>
            )}
            <div dir={textDirection(article.title)}>
              <Prose html={article.html} className="article-text max-w-[40rem] md:text-lg" />
            </div>
            <div className="mt-14 grid gap-10 print:hidden">
              {share}
              <Tags article={article} words={blog.article} />
              <AuthorCard article={article} words={blog.author} cast={cast} email={site.email} />
            </div>
          </div>
        </div>
        <ReadingRing sections={sections.length} label={blog.article.top} />
      </Flat>
      <Flat as="div" className="print:hidden">
        <Call
          audience={articleAudience(article)}
          words={blog.call}
          actions={navigation.words.actions}
          site={site}
        />
      </Flat>
      {related.length > 0 && (
        <Flat as="section" aria-labelledby="related-title" className="section bg-sand print:hidden">
          <div className="wrap">
            <h2 id="related-title" className="heading-2 mb-8 md:mb-10">
              {blog.article.related}
            </h2>
            <ul className="grid gap-6 md:grid-cols-2">
              {related.map((other) => (
                <li key={other.id}>
                  <PostCard article={other} words={blog.list} today={all.today} heading="h3" />
                </li>
              ))}
            </ul>
          </div>
        </Flat>
      )}
    </>
  );
}
