import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { servedIndex } from '@/lib/site/blog/search/build';
import { trailTo } from '@/lib/site/head';
import { categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { listingAt } from '@/lib/site/pages';
import { blogPath } from '@/lib/site/paths';
import { itemList } from '@/lib/site/structured-data/item-list';
import { webPage } from '@/lib/site/structured-data/web-page';
import { BlogResults } from './BlogResults';
import { CategoryList } from './CategoryList';
import { CoverFan } from './CoverFan';
import { Pagination } from './Pagination';
import { PostCard } from './PostCard';
import { SearchForm } from './SearchForm';
import { SubscribeBox } from './SubscribeBox';

/** The blog listing, or a further page of it. */
export function BlogPage({ path }: { path: string }) {
  const all = content();
  const { blog, site, today } = all;
  const words = blog.list;
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
        picture={<CoverFan articles={listing.articles} />}
      />
      <div
        data-blog={servedIndex(all).url}
        data-blog-path={path}
        data-blog-title={String(pageMetadata(blogPath()).title)}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]"
      >
        <div className="lg:col-start-2 lg:row-start-1">
          <SearchForm words={blog.search} />
          <noscript>
            <p className="mt-3 text-sm">
              <Words text={words.noScript} />
            </p>
          </noscript>
          <CategoryList categories={categories} total={listing.total} words={blog.categories} />
        </div>
        <section aria-label={words.label} className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <p role="status" data-count suppressHydrationWarning className="mb-5 text-muted text-sm">
            {insert(words.count, { total: listing.total })}
          </p>
          <Flat as="div" data-listing className="[&[hidden]]:hidden">
            <ul className="grid gap-6 empty:hidden sm:grid-cols-2 sm:*:data-wide:col-span-2 lg:*:data-wide:*:flex-row lg:*:data-wide:*:*:first:aspect-auto lg:*:data-wide:*:*:first:w-[60%] lg:*:data-wide:*:*:first:shrink-0">
              {listing.articles.map((article, index, { length }) => (
                // The newest leads over the whole width, and so does the one that would else stand alone in its row.
                <li
                  key={article.id}
                  data-wide={index === 0 || (index === length - 1 && length % 2 === 0) || undefined}
                >
                  <PostCard article={article} words={words} today={today} />
                </li>
              ))}
            </ul>
            <Pagination {...listing} hrefOf={blogPath} words={blog.pages} />
          </Flat>
          <BlogResults words={blog.search} />
        </section>
        <div className="lg:sticky lg:top-24 lg:col-start-2 lg:self-start">
          <SubscribeBox words={blog.subscribe} mailTo={site.email} />
        </div>
      </div>
    </>
  );
}
