import { LuRss } from 'react-icons/lu';
import { Reader } from '@/components/art/cast/Reader';
import { FormIsland } from '@/components/forms/FormIsland';
import { buttonClass } from '@/components/ui/button';
import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { articleCover } from '@/lib/site/blog/articles';
import { servedIndex } from '@/lib/site/blog/search/build';
import { trailTo } from '@/lib/site/head';
import { categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { listingAt } from '@/lib/site/pages';
import { blogPath } from '@/lib/site/paths';
import { webPage } from '@/lib/site/structured-data/site';
import { itemList } from '@/lib/site/structured-data/things';
import { CategoryList } from './CategoryList';
import { Pagination } from './Pagination';
import { PostCard } from './PostCard';
import { SearchForm } from './SearchForm';

/** The blog listing, or a further page of it. */
export function BlogPage({ path }: { path: string }) {
  const all = content();
  const { blog, site, today } = all;
  const { list: words, search, subscribe } = blog;
  const entry = listingAt(path, all);
  const { listing } = entry;
  const categories = categoriesOf('blog', all);
  return (
    <>
      <JsonLd data={itemList(words.name, listing.articles, site, listing.before)} />
      <Masthead
        family="paper"
        title={words.heading}
        data={webPage(entry, all)}
        trail={trailTo(path, words.heading, all)}
        lead={words.lead}
        picture={<Reader name="wanjiru" cover={listing.articles.map(articleCover)[0]} site={site} />}
        grounded
      />
      <div
        data-blog={servedIndex(all).url}
        data-blog-path={path}
        data-blog-title={String(pageMetadata(blogPath()).title)}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]"
      >
        <div className="lg:col-start-2 lg:row-start-1">
          <SearchForm words={search} />
          <noscript>
            <p className="mt-3 text-sm">
              <Words text={words.noScript} />
            </p>
          </noscript>
          <div className="mt-5 lg:mt-10">
            <CategoryList categories={categories} words={blog.categories} current="" total={listing.total} />
          </div>
        </div>
        <section aria-label={words.label} className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <p role="status" data-count suppressHydrationWarning className="mb-5 text-muted text-sm">
            {insert(words.count, { total: listing.total })}
          </p>
          <Flat as="div" data-listing className="[&[hidden]]:hidden">
            <ul className="grid gap-6 empty:hidden sm:grid-cols-2 sm:*:data-wide:col-span-2 lg:*:data-wide:*:flex-row lg:*:data-wide:*:*:first:aspect-auto lg:*:data-wide:*:*:first:w-[52%] lg:*:data-wide:*:*:first:shrink-0">
              {listing.articles.map((article, index, { length }) => (
                // The newest leads over the whole width, and so does the one that would else stand alone in its row.
                <li
                  key={article.id}
                  data-wide={index === 0 || (index === length - 1 && length % 2 === 0) || undefined}
                >
                  <PostCard article={article} words={words} today={today} small={index > 1} />
                </li>
              ))}
            </ul>
            <Pagination {...listing} hrefOf={blogPath} words={blog.pages} />
          </Flat>
          {/* Where the site script puts what a search or a filter finds. React must take the list for opaque, since it may
              hydrate the page after the list was filled; everything else here only changes by attribute. */}
          <ul
            data-results
            hidden
            suppressHydrationWarning
            className="grid gap-6 sm:grid-cols-2 [&[hidden]]:hidden"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty here; the site script fills it with text nodes
            dangerouslySetInnerHTML={{ __html: '' }}
          />
          <button
            type="button"
            data-more-results
            hidden
            className={`mt-8 ${buttonClass('outline-light', 'small')}`}
          >
            {search.more}
          </button>
          <div data-no-results hidden className="rounded-panel bg-sand px-6 py-12 text-center">
            <p className="heading-3">{search.none}</p>
            <p className="mx-auto mt-2 mb-5 max-w-[44ch] text-muted">
              <Words text={search.noneText} />
            </p>
            <button type="button" data-clear-search className={buttonClass('outline-light', 'small')}>
              {search.clear}
            </button>
          </div>
        </section>
        <div className="lg:sticky lg:top-24 lg:col-start-2 lg:self-start">
          <section
            aria-labelledby="subscribe-title"
            data-blog-action="subscribe"
            data-post-title="Blog"
            className="rounded-card border border-rule bg-white p-6"
          >
            <h2 id="subscribe-title" className="heading-3">
              {subscribe.title}
            </h2>
            <p className="mt-2 mb-5 text-[0.9375rem] text-muted">{subscribe.text}</p>
            <FormIsland form="newsletter" mailTo={site.email} />
            <a
              href="/subscribe"
              className="mt-3 inline-flex min-h-11 items-center gap-2 text-sm underline-offset-4 hover:underline"
            >
              <LuRss aria-hidden="true" className="size-4 text-leaf-deep" /> {subscribe.feed}
            </a>
          </section>
        </div>
      </div>
    </>
  );
}
