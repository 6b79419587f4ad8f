import { Cover } from '@/components/art/Cover';
import { ArticleIndex } from '@/components/blog/ArticleIndex';
import { Topics } from '@/components/blog/Topics';
import { LinkList } from '@/components/ui/LinkList';
import { LOOKS, Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { categoryPalette, PALETTES } from '@/lib/drawing/covers/palettes';
import { articleCover } from '@/lib/site/blog/articles';
import { trailTo } from '@/lib/site/head';
import { articlesIn, categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { categoryPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/blog/all');

/** For visitors whom script cannot serve. */
export default function AllArticles() {
  const all = content();
  const { all: words, list, categories: copy } = all.blog;
  const newestOf = (slug: string) => articlesIn(slug, all)[0]?.published ?? '';
  const sections = categoriesOf('blog', all).toSorted((one, other) =>
    newestOf(other.slug).localeCompare(newestOf(one.slug)),
  );
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
                      <span aria-hidden="true" className="mt-2 flex-1 border-rule border-b-4 border-dotted" />
                      {count}
                    </>
                  ),
                }))}
                link="flex min-h-12 items-center gap-3 md:max-lg:[&_span]:invisible font-display text-lg hover:text-leaf-deep md:text-xl"
              />
            </nav>
          )
        }
      />
      <div className="wrap grid gap-12 py-10 md:gap-20 md:py-20">
        {sections.map((category) => {
          const palette = categoryPalette(category);
          const { ground, title } = LOOKS[palette];
          const articles = articlesIn(category.slug, all);
          return (
            <section key={category.slug} aria-labelledby={category.slug}>
              <header
                className={`mb-2 grid grid-cols-[minmax(0,1fr)_8rem] overflow-hidden rounded-card pe-3 md:pe-0 max-[19em]:grid-cols-1 @max-[13em]/page:grid-cols-1 md:mb-4 md:grid-cols-2! lg:rounded-panel ${ground}`}
              >
                <div className="z-1 self-center p-5 pe-0 md:p-7 lg:p-12">
                  <h2 id={category.slug} className={`heading-2 leading-none md:max-lg:text-3xl ${title}`}>
                    <a href={categoryPath(category.slug)} className="underline-offset-4 hover:underline">
                      {category.title} <span className="opacity-75">{category.count}</span>
                    </a>
                  </h2>
                  <p className="mt-3 max-w-[40ch] text-pretty max-md:hidden">{category.description}</p>
                </div>
                {articles.slice(0, 1).map((newest) => (
                  <Cover
                    key={newest.id}
                    cover={{ palette: PALETTES[palette][0], motif: articleCover(newest).motif }}
                    className="h-26 w-full self-end overflow-visible print:overflow-hidden md:h-48 lg:h-60"
                  />
                ))}
              </header>
              <ArticleIndex articles={articles} readTime={list.readTime} />
            </section>
          );
        })}
      </div>
      <Topics all={all} />
    </>
  );
}
