import { ArticleIndex } from '@/components/blog/ArticleIndex';
import { Topics } from '@/components/blog/Topics';
import { LinkList } from '@/components/ui/LinkList';
import { LOOKS, Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { categoryPalette } from '@/lib/drawing/covers/palettes';
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
                        className="mt-2 h-0 flex-1 border-rule border-b-4 border-dotted md:max-lg:invisible"
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
      <div className="wrap grid gap-12 py-10 md:gap-20 md:py-20">
        {sections.map((category) => (
          <section
            key={category.slug}
            aria-labelledby={category.slug}
            className="grid gap-3 sm:gap-5 lg:@min-[60em]/page:grid-cols-[21rem_1fr] lg:gap-10"
          >
            <header
              className={`rounded-card p-5 md:p-7 lg:sticky lg:top-26 lg:self-start ${LOOKS[categoryPalette(category)].ground}`}
            >
              <h2
                id={category.slug}
                className={`heading-2 text-[1.75rem] leading-none ${LOOKS[categoryPalette(category)].title}`}
              >
                <a
                  href={categoryPath(category.slug)}
                  className="flex justify-between gap-4 underline-offset-4 hover:underline"
                >
                  {category.title} <span>{category.count}</span>
                </a>
              </h2>
              <p className="mt-3 text-pretty max-md:hidden">{category.description}</p>
            </header>
            <ArticleIndex articles={articlesIn(category.slug, all)} readTime={list.readTime} led />
          </section>
        ))}
      </div>
      <Topics title={copy.topics} topics={categoriesOf('topic', all)} />
    </>
  );
}
