import { LuRss } from 'react-icons/lu';
import { Mail } from '@/components/art/app';
import { ArticleCover } from '@/components/art/Cover';
import { WithScreen } from '@/components/art/cast/Holding';
import { Reader } from '@/components/art/cast/Reader';
import { FormIsland } from '@/components/forms/FormIsland';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { LastScene } from '@/components/ui/LastScene';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { articleCover } from '@/lib/site/blog/articles';
import { headOf } from '@/lib/site/head';
import { articlesIn, categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { categoryPath, feedPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/subscribe');

export default function SubscribePage() {
  const all = content();
  const { articles, blog, site } = all;
  const words = blog.subscribe;
  const categories = categoriesOf('blog', all).filter(({ count }) => count > 0);
  const [newest] = articles;
  return (
    <>
      <Masthead
        {...headOf('/subscribe', all)}
        family="paper"
        picture={
          <div className="w-full md:max-lg:-mr-10 md:max-lg:max-w-104! lg:max-w-lg">
            <WithScreen name="amina" Screen={Mail} large />
          </div>
        }
        layout="halves"
        grounded
      >
        <div className="mt-7 max-w-xl rounded-card border border-rule bg-white p-6 md:max-lg:@min-[40em]/page:-mt-8 md:max-lg:@min-[40em]/page:w-[47%] md:p-8">
          <FormIsland form="newsletter" mailTo={site.email} />
          <p className="mt-4">
            <Words text={words.leave} />
          </p>
        </div>
      </Masthead>
      <Section title={words.subjects} of={categories}>
        <ul className="grid md:grid-cols-6 md:gap-5">
          {categories.map((category, index) => (
            <li
              key={category.slug}
              className={`relative flex items-center gap-4 border-rule border-t py-3 md:flex-col md:items-stretch md:gap-0 md:overflow-hidden md:rounded-card md:border md:bg-white md:py-0 ${index < 2 ? 'md:col-span-3' : 'md:col-span-2'}`}
            >
              {articlesIn(category.slug, all)
                .slice(0, 1)
                .map((article) => (
                  <ArticleCover
                    key={article.id}
                    article={article}
                    sizes="36rem"
                    className="aspect-4/3 w-24 shrink-0 rounded-xl md:aspect-video md:w-full md:rounded-none"
                  />
                ))}
              <div className="flex grow flex-col md:p-5 lg:p-6">
                <h3 className="heading-3">
                  <a
                    href={categoryPath(category.slug)}
                    className="after:absolute after:inset-0 hover:underline"
                  >
                    {category.title}
                  </a>
                </h3>
                <p className="mt-1 leading-snug max-md:hidden">{category.description}</p>
                <p className="font-bold text-base text-leaf-deep md:mt-auto md:pt-2">
                  {category.count} {blog.categories.articles}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <div className="mt-8 grid gap-x-16 gap-y-4 md:mt-12 lg:grid-cols-2">
          <div>
            <h3 className="heading-3">{words.feedTitle}</h3>
            <p className="mt-1 text-muted">{words.feedLead}</p>
          </div>
          <div>
            <Feeds feeds={[{ slug: undefined, title: blog.pages.feed, count: articles.length }]} />
            <details className="open-without-script mt-3">
              <summary className="fold-line">{words.parts}</summary>
              <Feeds feeds={[...categories, ...categoriesOf('topic', all)]} />
            </details>
          </div>
        </div>
      </Section>
      {newest && (
        <LastScene
          ground="bg-leaf"
          picture={<Reader name="chidinma" cover={articleCover(newest)} title={site.product.name} />}
          title={words.first}
          text={words.firstText}
        >
          <ButtonLink href={newest.path} tone="ink">
            {words.read}
          </ButtonLink>
          <ButtonLink href="/blog" tone="white">
            {blog.end.all}
          </ButtonLink>
        </LastScene>
      )}
    </>
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
