import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { searchIndexUrl } from '@/lib/blog/search/build';
import { content } from '@/lib/content';
import { BLOG_PAGE_SIZE, pageOf } from '@/lib/site/pagination';
import { ALL_ARTICLES_PATH, blogPath } from '@/lib/site/paths';
import { itemList } from '@/lib/site/structured-data/item-list';
import { BlogResults } from './BlogResults';
import { CategoryChips } from './CategoryChips';
import { CategoryList } from './CategoryList';
import { Pagination } from './Pagination';
import { PostCard } from './PostCard';
import { SearchForm } from './SearchForm';
import { SubscribeBox } from './SubscribeBox';

/** The blog listing, or its page `n`. */
export function BlogPage({ page }: { page: number }) {
  const all = content();
  const { articles, site } = all;
  const shown = pageOf(articles, page, BLOG_PAGE_SIZE);
  return (
    <>
      <JsonLd data={itemList('Blog', shown, site, (page - 1) * BLOG_PAGE_SIZE)} />
      <Masthead
        family="paper"
        title="The Blog"
        crumbs={[{ label: 'Home', href: '/' }]}
        lead="Guides, tips and worked examples for people who earn with their status, and for those who advertise on it."
      />
      <div
        data-blog={searchIndexUrl(all)}
        data-blog-path={blogPath(page)}
        className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-7 py-10 md:py-16 lg:grid-cols-[minmax(0,1fr)_19rem] lg:grid-rows-[auto_1fr]"
      >
        <div className="lg:col-start-2 lg:row-start-1">
          <SearchForm />
          <noscript>
            <p className="mt-3 text-sm">
              Searching needs JavaScript. Here is{' '}
              <a href={ALL_ARTICLES_PATH} className="text-link">
                every article on one page
              </a>
              .
            </p>
          </noscript>
        </div>
        <section aria-label="Articles" className="min-w-0 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <CategoryChips current="" />
          <p role="status" data-count suppressHydrationWarning className="mt-5 mb-5 text-muted text-sm">
            {`${articles.length} articles, newest first`}
          </p>
          <div data-listing className="[&[hidden]]:hidden">
            <ul className="grid gap-6 sm:grid-cols-2">
              {shown.map((article) => (
                <li key={article.id}>
                  <PostCard article={article} />
                </li>
              ))}
            </ul>
            <Pagination page={page} count={articles.length} size={BLOG_PAGE_SIZE} hrefOf={blogPath} />
          </div>
          <BlogResults />
        </section>
        <div className="grid content-start gap-10 lg:col-start-2">
          <CategoryList />
          <SubscribeBox />
        </div>
      </div>
    </>
  );
}
