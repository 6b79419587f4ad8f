import { Contents } from '@/components/ui/Contents';
import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { Later } from '@/components/ui/Later';
import { Prose } from '@/components/ui/Prose';
import { ReadNext } from '@/components/ui/ReadNext';
import { Scene } from '@/components/ui/Scene';
import { content } from '@/lib/content';
import { textDirection } from '@/lib/content/text/typography';
import { articleAt, articleAudience, contentsOf, relatedArticles } from '@/lib/site/blog/articles';
import { trailTo } from '@/lib/site/head';
import { socialCardPath } from '@/lib/site/paths';
import { blogPosting } from '@/lib/site/structured-data/things';
import { ArticleEnd, Share } from './ArticleEnd';
import { ArticleHead } from './ArticleHead';
import { Call } from './Call';
import { hostOf } from './host';

/** An article from title to related articles. It has no island, so it ships no framework script. */
export function ArticlePage({ path }: { path: string }) {
  const all = content();
  const article = articleAt(path, all);
  const sections = contentsOf(article);
  const audience = articleAudience(article);
  const { blog, cast, navigation, site } = all;
  return (
    <>
      <JsonLd data={blogPosting(article, site.url + socialCardPath(path), site)} />
      <Flat as="article" className="article-page" lang={article.lang}>
        <ArticleHead
          article={article}
          trail={trailTo(path, article.title, all)}
          words={blog.article}
          today={all.today}
        />
        <div className="wrap grid grid-cols-[minmax(0,1fr)] justify-center gap-x-16 pt-18 pb-12 lg:grid-cols-[15rem_minmax(0,40rem)] lg:pt-32 xl:@min-[70em]/page:grid-cols-[16rem_40rem] xl:@min-[70em]/page:justify-start xl:@min-[70em]/page:gap-x-10 print:block print:pt-6">
          <aside className="article-contents print:hidden">
            {sections.length > 0 && (
              <div className="max-lg:mb-7 lg:sticky lg:top-24 lg:max-h-[calc(100vh-8rem)] lg:overflow-y-auto lg:pb-4">
                <Contents headings={sections} words={navigation.words.page} />
              </div>
            )}
          </aside>
          <div className="max-md:text-base">
            <div dir={textDirection(article.title)} data-scene={audience}>
              <Prose
                html={article.html}
                className="article-text md:text-xl lg:text-lg xl:text-xl 2xl:text-[1.3125rem]"
                scene={(sentence) => <Scene of={audience} sentence={sentence} person={hostOf(article)} />}
              />
            </div>
            <div className="mt-10 grid gap-8 lg:mt-14 lg:gap-10 print:hidden">
              <Share article={article} words={blog.share} url={site.url + path} />
              <ArticleEnd article={article} blog={blog} cast={cast} email={site.email} />
            </div>
          </div>
        </div>
      </Flat>
      <Flat as="div" className="print:hidden">
        <Later>
          <Call audience={audience} words={blog.call} actions={navigation.words.actions} site={site} />
          <ReadNext title={blog.article.related} articles={relatedArticles(article, all)} />
        </Later>
      </Flat>
    </>
  );
}
