import { Fragment } from 'react';
import { LuRss } from 'react-icons/lu';
import { Mail } from '@/components/art/app';
import { ArticleCover } from '@/components/art/Cover';
import { WithPhone } from '@/components/art/cast/Holding';
import { FormIsland } from '@/components/forms/FormIsland';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { headOf, trailTo } from '@/lib/site/head';
import { articlesIn, categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { categoryPath, feedPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/subscribe');

export default function SubscribePage() {
  const all = content();
  const { articles, blog, site } = all;
  const words = blog.subscribe;
  const head = headOf('/subscribe', all);
  const categories = categoriesOf('blog', all).filter(({ count }) => count > 0);
  const whole = { slug: undefined, title: blog.pages.feed, count: articles.length };
  return (
    <>
      <Masthead
        {...head}
        family="paper"
        trail={trailTo('/subscribe', head.title, all)}
        picture={
          <div className="flex w-72 max-w-full justify-center max-lg:pt-4 md:w-60 lg:w-96">
            <WithPhone name="amina" Screen={Mail} />
          </div>
        }
        grounded="over"
      >
        <div className="mt-7 max-w-xl rounded-card border border-rule bg-white p-6 md:p-8">
          <FormIsland form="newsletter" mailTo={site.email} />
          <p className="mt-4">{words.leave}</p>
        </div>
      </Masthead>
      <Section title={words.subjects} of={categories}>
        <ul className="grid gap-3 md:grid-cols-6 md:gap-5">
          {categories.map((category, index) => (
            <li
              key={category.slug}
              className={`relative flex items-center gap-4 overflow-hidden rounded-card border border-rule bg-white md:block ${index < 2 ? 'md:col-span-3' : 'md:col-span-2'}`}
            >
              {articlesIn(category.slug, all)
                .slice(0, 1)
                .map((article) => (
                  <Fragment key={article.id}>
                    <ArticleCover
                      article={article}
                      sizes="36rem"
                      className="aspect-square w-28 shrink-0 self-stretch md:aspect-video md:w-full"
                    />
                    <div className="py-3 pe-4 md:p-5 lg:p-6">
                      <h3 className="heading-3">
                        <a
                          href={categoryPath(category.slug)}
                          className="after:absolute after:inset-0 hover:underline"
                        >
                          {category.title}
                        </a>
                      </h3>
                      <p className="mt-1 leading-snug max-sm:text-[0.9375rem]">{article.title}</p>
                    </div>
                  </Fragment>
                ))}
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.feedTitle} lead={words.feedLead} ground="sand" beside>
        <div>
          <Feeds feeds={[whole, ...categories]} />
          <details className="open-without-script mt-3">
            <summary className="opens">{words.parts}</summary>
            <Feeds feeds={categoriesOf('topic', all)} />
          </details>
        </div>
      </Section>
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
            <span className="grow">{title}</span> {count}
          </>
        ),
      }))}
      className="grid gap-x-8 sm:grid-cols-2"
      link="flex min-h-12 items-center gap-3 border-text/20 border-b underline-offset-4 hover:underline"
    />
  );
}
