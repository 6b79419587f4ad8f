import { ArticleIndex } from '@/components/blog/ArticleIndex';
import { Topics } from '@/components/blog/Topics';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { trailTo } from '@/lib/site/head';
import { articlesIn, categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { categoryPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/blog/all');

/** For visitors whom script cannot serve. */
export default function AllArticles() {
  const all = content();
  const { all: words, list, categories: copy } = all.blog;
  const sections = categoriesOf('blog', all);
  return (
    <>
      <Masthead
        family="paper"
        title={words.title}
        trail={trailTo('/blog/all', words.title, all)}
        lead={insert(words.lead, { length: all.articles.length })}
        picture={
          sections.length > 0 && (
            <nav
              aria-label={copy.title}
              className="w-full rounded-card bg-white px-5 py-3 shadow-lift md:px-8 md:py-5 print:hidden"
            >
              <LinkList
                links={sections.map(({ slug, title, count }) => ({
                  href: `#${slug}`,
                  label: (
                    <>
                      {title}
                      <span
                        aria-hidden="true"
                        className="mt-2 h-0 flex-1 border-rule border-b-4 border-dotted"
                      />
                      {count}
                    </>
                  ),
                }))}
                link="flex min-h-12 items-center gap-3 font-display text-lg hover:text-leaf-deep md:text-xl"
              />
            </nav>
          )
        }
      />
      <div className="wrap grid gap-14 py-12 md:py-20">
        {sections.map(({ slug, title, description }) => (
          <section
            key={slug}
            aria-labelledby={slug}
            className="grid gap-5 lg:grid-cols-[16rem_1fr] lg:gap-12"
          >
            <header className="lg:sticky lg:top-26 lg:self-start">
              <h2 id={slug} className="heading-3">
                <a href={categoryPath(slug)} className="underline-offset-4 hover:underline">
                  {title}
                </a>
              </h2>
              <p className="mt-2 text-muted">{description}</p>
            </header>
            <ArticleIndex articles={articlesIn(slug, all)} readTime={list.readTime} />
          </section>
        ))}
      </div>
      <Topics title={copy.topics} topics={categoriesOf('topic', all)} />
    </>
  );
}
