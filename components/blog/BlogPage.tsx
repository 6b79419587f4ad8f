import { LuRss } from 'react-icons/lu';
import { Reader } from '@/components/art/cast/Reader';
import { FormIsland } from '@/components/forms/FormIsland';
import { buttonClass } from '@/components/ui/ButtonLink';
import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { NoMatches } from '@/components/ui/NoMatches';
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
import { TopicList } from './Topics';

/** The blog listing, or a further page of it. */
export function BlogPage({ path }: { path: string }) {
  const all = content();
  const { blog, site, today } = all;
  const { list: words, search, subscribe } = blog;
  const entry = listingAt(path, all);
  const { listing } = entry;
  const categories = categoriesOf('blog', all);
  return (
    <div className={LOW.page}>
      <JsonLd data={itemList(words.name, listing.articles, site, listing.before)} />
      <Masthead
        family="paper"
        title={words.heading}
        data={webPage(entry, site)}
        trail={trailTo(path, words.heading, all)}
        lead={words.lead}
        picture={
          <div className={`w-40 sm:w-64 lg:w-80 ${LOW.reader}`}>
            <Reader
              name="wanjiru"
              cover={listing.articles.map(articleCover).at(-1)}
              title={site.product.name}
            />
          </div>
        }
        layout="beside"
        grounded
      />
      <div
        data-blog={servedIndex(all).url}
        data-blog-path={path}
        data-blog-title={String(pageMetadata(blogPath()).title)}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 py-5 md:py-16 lg:pt-10 lg:grid-cols-6 lg:grid-rows-[auto_auto_1fr] lg:gap-y-6 lg:has-[[data-listing][hidden]]:items-start"
      >
        <div className="lg:contents lg:*:first:[grid-area:1/1/auto/-1] lg:*:first:pb-9">
          <SearchForm words={search} />
          <noscript>
            <p className="mt-3 text-sm">
              <Words text={words.noScript} />
            </p>
          </noscript>
          <div className="mt-3 lg:col-span-2 lg:col-start-5 lg:row-start-2 lg:mt-0 lg:ps-8">
            <CategoryList categories={categories} words={blog.categories} current="" total={listing.total} />
          </div>
        </div>
        <section aria-label={words.label} className="group/list min-w-0 lg:contents">
          <p
            role="status"
            data-count
            data-best={words.best}
            suppressHydrationWarning
            className="text-muted text-sm max-lg:mb-4 lg:[grid-area:1/1/auto/-1] lg:self-end in-[[data-blog]:has(#blog-search:not(:placeholder-shown)):has([data-results]>:nth-child(2))]:after:content-[attr(data-best)] group-has-[[data-no-results]:not([hidden])]/list:sr-only"
          >
            {insert(words.count, { total: listing.total })}
          </p>
          <Flat as="div" data-listing className="lg:contents [&[hidden]]:hidden">
            <ul className="grid gap-4 sm:gap-6 empty:hidden sm:grid-cols-2 lg:contents">
              {listing.articles.map((article, index, { length }) => (
                <li key={article.id} className={spanOf(index, length)}>
                  <PostCard article={article} words={words} today={today} small={index > 0} />
                </li>
              ))}
            </ul>
            <div className="mt-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 lg:col-span-6">
              <Pagination {...listing} hrefOf={blogPath} words={blog.pages} />
              <a href="/blog/all" className="text-link inline-flex min-h-11 items-center">
                {blog.end.all}
              </a>
            </div>
          </Flat>
          {/* Where the site script puts what a search or a filter finds. React must take the list for opaque, since it may
              hydrate the page after the list was filled; everything else here only changes by attribute. */}
          <ul
            data-results
            hidden
            suppressHydrationWarning
            className="grid content-start gap-6 sm:grid-cols-2 lg:col-span-4 lg:row-span-2 lg:row-start-2 [&[hidden]]:hidden"
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
          <NoMatches
            data-no-results
            title={search.none}
            text={<Words text={search.noneText} />}
            label={subscribe.newest}
            links={all.articles.slice(0, 3).map(({ path: href, title: label }) => ({ href, label }))}
            className="lg:col-span-4 lg:row-span-2 lg:row-start-2"
          >
            <button type="button" data-clear-search className={buttonClass('leaf-light', 'small')}>
              {search.clear}
            </button>
          </NoMatches>
        </section>
        <section
          aria-labelledby="subscribe-title"
          data-blog-action="subscribe"
          data-post-title="Blog"
          className="grid content-start gap-x-16 gap-y-5 rounded-panel bg-sand p-6 max-lg:md:grid-cols-2 lg:col-span-2 lg:col-start-5 lg:row-start-3 lg:ms-8 max-lg:mt-7 max-lg:mb-8"
        >
          <div>
            <h2 id="subscribe-title" className="heading-2 lg:text-3xl">
              {subscribe.title}
            </h2>
            <p className="mt-2">{subscribe.text}</p>
          </div>
          <div>
            <FormIsland form="newsletter" mailTo={site.email} />
            <a
              href="/subscribe"
              className="mt-2 inline-flex min-h-11 items-center gap-2 underline underline-offset-4 hover:decoration-2"
            >
              <LuRss aria-hidden="true" className="size-4 text-leaf-deep" /> {subscribe.feed}
            </a>
          </div>
        </section>
      </div>
      <TopicList all={all} />
    </div>
  );
}

/** A search puts what it finds on the first screen: the masthead is low. */
const LOW = {
  page: 'group/blog has-[#blog-search:not(:placeholder-shown)]:[&_h1+p]:hidden md:has-[#blog-search:not(:placeholder-shown)]:[&>section>div]:pt-6 xl:has-[#blog-search:not(:placeholder-shown)]:[&_h1]:text-7xl',
  reader:
    'group-has-[#blog-search:not(:placeholder-shown)]/blog:w-24 md:group-has-[#blog-search:not(:placeholder-shown)]/blog:w-48',
};

/** Of those in a row of one or two, by how many they are: they fill it. */
export const WIDE = [
  '',
  'lg:col-span-6 lg:*:min-h-80 lg:*:flex-row lg:*:*:first:aspect-auto lg:*:*:first:w-[52%] lg:*:*:first:shrink-0 lg:*:*:last:justify-center lg:*:*:last:p-10 lg:*:*:last:*:last:my-0 lg:[&_h2]:text-4xl lg:[&_h2+p]:text-lg',
  'lg:col-span-3 lg:[&_h2]:text-3xl',
];

/** A picture as tall as what stands beside the card leaves room for. */
export const TALL = 'lg:*:*:first:aspect-auto lg:*:*:first:h-0 lg:*:*:first:grow lg:*:*:last:grow-0';

/** The newest leads two thirds wide. */
export const LEAD = `lg:col-span-4 ${TALL} lg:*:*:first:min-h-88 [&_h2]:text-[1.625rem] sm:[&_h2]:text-4xl sm:[&_h2+p]:text-lg`;

/** On tablets its picture stands beside the words. */
const ROW =
  'sm:col-span-2 sm:max-lg:*:flex-row sm:max-lg:*:*:first:aspect-auto sm:max-lg:*:*:first:w-1/2 sm:max-lg:*:*:first:shrink-0';

/** Below the first, which stands beside the search, all stand in rows of three. */
export function spanOf(
  index: number,
  length: number,
  first = `lg:row-span-2 lg:row-start-2 ${LEAD}`,
): string {
  if (index === 0) return `sm:col-span-2 ${first}`;
  const last = (length - 1) % 3;
  const wide = length % 2 || index < length - 1 ? '' : ROW;
  return `${wide} ${index < length - last ? 'lg:col-span-2' : WIDE[last]}`;
}
