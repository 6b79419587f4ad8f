import { LuRss } from 'react-icons/lu';
import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { categoryNamed } from '@/lib/site/blog/articles';
import { trailTo } from '@/lib/site/head';
import { categoriesOf } from '@/lib/site/listings';
import { listingAt } from '@/lib/site/pages';
import { categoryPath, feedPath } from '@/lib/site/paths';
import { itemList } from '@/lib/site/structured-data/item-list';
import { webPage } from '@/lib/site/structured-data/web-page';
import { CategoryChips } from './CategoryChips';
import { CategoryPager } from './CategoryPager';
import { CoverFan } from './CoverFan';
import { ListEnd } from './ListEnd';
import { PostCard } from './PostCard';
import { Topics } from './Topics';

const FAMILIES = { earner: 'earner', advertiser: 'advertiser', both: 'paper' } as const;

/** The articles of a blog category or topic, nine a page. */
export function CategoryPage({ category: slug, path }: { category: string; path: string }) {
  const all = content();
  const { blog, site, today, articles } = all;
  const words = blog.categories;
  const category = categoryNamed(slug, all);
  const { title, description, audience, kind } = category;
  const entry = listingAt(path, all);
  const { listing } = entry;
  const topics = categoriesOf('topic', all).filter((topic) => topic.slug !== slug);
  return (
    <>
      <JsonLd data={itemList(title, listing.articles, site, listing.before)} />
      <Masthead
        title={title}
        data={webPage(entry, all)}
        trail={trailTo(path, title, all)}
        eyebrow={kind === 'blog' ? words.category : words.topic}
        family={FAMILIES[audience]}
        lead={description}
        picture={<CoverFan articles={listing.articles} />}
      >
        <a
          href={feedPath(slug)}
          className="mt-6 inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4 hover:decoration-2"
        >
          <LuRss aria-hidden="true" className="size-4" /> {insert(words.follow, { title })}
        </a>
      </Masthead>
      <Flat as="div" className="wrap py-10 md:py-16">
        <CategoryChips categories={categoriesOf('blog', all)} words={words} current={slug} />
        <ul className="mt-7 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {listing.articles.map((article) => (
            <li key={article.id}>
              <PostCard article={article} words={blog.list} today={today} readTime />
            </li>
          ))}
          {listing.page === listing.pages && (
            <ListEnd
              title={title}
              total={listing.total}
              count={listing.articles.length}
              others={articles.filter((one) => one.category.slug !== slug && !one.topics.includes(category))}
              words={blog.end}
            />
          )}
        </ul>
        <CategoryPager {...listing} hrefOf={(page) => categoryPath(slug, page)} words={blog.pages} />
      </Flat>
      <Topics title={words.others} topics={topics} />
    </>
  );
}
