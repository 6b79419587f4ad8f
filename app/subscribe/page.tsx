import { LuRss } from 'react-icons/lu';
import { Mail } from '@/components/art/app';
import { ArticleCover } from '@/components/art/Cover';
import { WithScreen } from '@/components/art/cast/Holding';
import { WIDE } from '@/components/blog/BlogPage';
import { PostCard } from '@/components/blog/PostCard';
import { FormIsland } from '@/components/forms/FormIsland';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { headOf } from '@/lib/site/head';
import { articlesIn, categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { categoryPath, feedPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/subscribe');

export default function SubscribePage() {
  const all = content();
  const { articles, blog, site, today } = all;
  const words = blog.subscribe;
  const categories = categoriesOf('blog', all).filter(({ count }) => count > 0);
  // The newest stands on the phone.
  const [newest, other] = articles;
  return (
    <div data-landing="" className="[&:has([data-sent])_:is(h1,h1+p)]:sr-only">
      <Masthead
        {...headOf('/subscribe', all)}
        family="paper"
        picture={
          <div className="w-full md:max-lg:-mr-10 md:max-lg:max-w-100! lg:max-w-lg">
            <WithScreen name="amina" Screen={Mail} large />
          </div>
        }
        layout="halves"
        grounded
      >
        <div className="group/form mt-7 max-w-xl rounded-card border border-rule bg-white p-6 md:max-lg:@min-[40em]/page:-mt-8 md:max-lg:@min-[40em]/page:w-1/2 has-[[data-sent]]:mt-0! md:p-8">
          <FormIsland
            form="newsletter"
            mailTo={site.email}
            next={newest && { href: newest.path, label: words.read }}
          />
          <p className="mt-3 text-base leading-snug max-sm:text-[0.9375rem] group-has-[[data-sent]]/form:hidden">
            <Words text={words.leave} />
          </p>
        </div>
      </Masthead>
      <Section title={words.subjects} of={categories}>
        <ul className="border-rule max-lg:border-b lg:@min-[60em]/page:grid lg:grid-cols-5 lg:gap-x-6">
          {categories.map((category) => (
            <li
              key={category.slug}
              className="relative grid grid-cols-[6rem_1fr] items-center gap-x-4 border-rule border-t py-3 md:grid-cols-[9rem_1fr] md:gap-x-8 lg:@min-[60em]/page:flex lg:@min-[60em]/page:flex-col lg:@min-[60em]/page:items-start lg:gap-y-2 lg:border-0"
            >
              {articlesIn(category.slug, all)
                .slice(-1)
                .map((article) => (
                  <ArticleCover
                    key={article.id}
                    article={article}
                    sizes="9rem"
                    className="row-span-3 aspect-4/3 w-full self-start rounded-xl lg:@min-[60em]/page:mb-2 lg:@min-[60em]/page:rounded-card"
                  />
                ))}
              <h3 className="heading-3">
                <a
                  href={categoryPath(category.slug)}
                  className="after:absolute after:inset-0 hover:underline"
                >
                  {category.title}
                </a>
              </h3>
              <p className="leading-snug max-md:text-[0.9375rem]">{category.description}</p>
              <p className="font-bold text-base text-leaf-deep lg:mt-auto">
                {category.count} {blog.categories.articles}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      {other && (
        <section aria-labelledby="last-title" className="print:hidden">
          <div className="wrap pb-6 md:pb-14">
            <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
              <div>
                <h2 id="last-title" className="heading-2">
                  {words.first}
                </h2>
                <p className="mt-3 md:text-lg">{words.firstText}</p>
              </div>
              <a href="/blog" className="text-link inline-flex min-h-11 items-center">
                {blog.end.all}
              </a>
            </div>
            <div className={`mt-5 md:mt-8 ${WIDE[1]}`}>
              <PostCard article={other} words={blog.list} today={today} readTime />
            </div>
          </div>
        </section>
      )}
      <section aria-labelledby="feeds-title" className="wrap pb-6 md:pb-14">
        <div className="grid gap-x-16 gap-y-4 rounded-panel bg-sand p-5 md:p-10 lg:grid-cols-2">
          <div>
            <h2 id="feeds-title" className="heading-3 md:text-3xl">
              {words.feedTitle}
            </h2>
            <p className="mt-1">{words.feedLead}</p>
          </div>
          <div>
            <Feeds feeds={[{ slug: undefined, title: blog.pages.feed, count: articles.length }]} />
            <details className="open-without-script mt-3">
              <summary className="fold-line">{words.parts}</summary>
              <Feeds feeds={[...categories, ...categoriesOf('topic', all)]} />
            </details>
          </div>
        </div>
      </section>
    </div>
  );
}

/** Feeds as a table of contents, each with how many articles it has. */
function Feeds({ feeds }: { feeds: readonly { slug: string | undefined; title: string; count: number }[] }) {
  return (
    <LinkList
      links={feeds.map(({ slug, title, count }) => ({
        href: feedPath(slug),
        label: (
          <>
            <LuRss aria-hidden="true" className="size-4 shrink-0 text-leaf-deep" />
            <span className="grow underline">{title}</span> {count} {content().blog.categories.articles}
          </>
        ),
      }))}
      className="grid gap-x-8 sm:grid-cols-2"
      item="only:col-span-full"
      link="flex min-h-12 items-center gap-3 border-text/20 border-b underline-offset-4"
    />
  );
}
