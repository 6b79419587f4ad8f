import { Cover } from '@/components/art/Cover';
import { Person } from '@/components/art/cast/Person';
import { ArticleIndex } from '@/components/blog/ArticleIndex';
import { Topics } from '@/components/blog/Topics';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
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
        lead={
          <span className="block max-w-44 sm:max-lg:max-w-none xl:max-w-none">
            {insert(words.lead, { length: all.articles.length })}
          </span>
        }
        layout="words"
        grounded
        picture={
          sections.length > 0 && (
            // Who carries the books stands behind the contents as behind a counter, beside them from tablets on.
            <div className="relative mb-9 w-full md:max-lg:-mt-12 md:mb-12 lg:mb-18">
              <Person
                name="kwame"
                pose="stack"
                className="absolute right-0 bottom-full w-32 max-[19em]:hidden @max-[13em]/page:hidden md:-right-8 md:-bottom-12 md:w-[46%] md:max-lg:@max-[40em]/page:hidden print:hidden lg:right-full lg:-bottom-18 lg:mr-10 lg:w-80"
              />
              <nav
                aria-label={copy.title}
                className="rounded-card bg-white px-5 py-3 shadow-lift max-lg:relative md:max-lg:@min-[40em]/page:w-[60%] md:px-8 md:py-5 print:hidden"
              >
                <LinkList
                  links={sections.map(({ slug, title, count }) => ({
                    href: `#${slug}`,
                    label: (
                      <>
                        {title}
                        <span
                          aria-hidden="true"
                          className="mt-2 flex-1 border-rule border-b-4 border-dotted"
                        />
                        {count}
                      </>
                    ),
                  }))}
                  link="flex min-h-12 items-center gap-3 font-display text-lg hover:text-leaf-deep md:text-xl"
                />
              </nav>
            </div>
          )
        }
      />
      <div className="wrap grid gap-10 py-10 md:gap-14 md:py-16 lg:gap-12">
        {sections.map((category) => {
          const articles = articlesIn(category.slug, all);
          return (
            <section
              key={category.slug}
              aria-labelledby={category.slug}
              className="gap-x-12 lg:@min-[60em]/page:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]"
            >
              <header className="mb-3 grid grid-cols-[auto_1fr] items-center gap-x-4 lg:@min-[60em]/page:contents">
                {articles.slice(0, 1).map((newest) => (
                  <Cover
                    key={newest.id}
                    cover={articleCover(newest)}
                    className="w-28 rounded-xl lg:@min-[60em]/page:sticky lg:@min-[60em]/page:w-full lg:rounded-card lg:top-24 lg:row-span-3 lg:self-start"
                  />
                ))}
                <h2 id={category.slug} className="heading-3 md:text-3xl">
                  <a href={categoryPath(category.slug)} className="underline-offset-4 hover:underline">
                    {category.title}&nbsp;<span className="text-muted">{category.count}</span>
                  </a>
                </h2>
                <p className="col-span-2 mt-2 text-pretty max-md:hidden lg:@min-[60em]/page:col-span-1">
                  {category.description}
                </p>
              </header>
              <ArticleIndex articles={articles} readTime={list.readTime} audiences={words} />
            </section>
          );
        })}
      </div>
      <Topics all={all} />
    </>
  );
}
