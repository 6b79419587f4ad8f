import { ArticleCover } from '@/components/art/Cover';
import { Reader } from '@/components/art/cast/Reader';
import { Flat } from '@/components/ui/Flat';
import { JsonLd } from '@/components/ui/JsonLd';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { type Article, type Content, content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { diceFrom, hash } from '@/lib/drawing/covers/cover';
import { categoryPalette } from '@/lib/drawing/covers/palettes';
import { articleCover, categoryNamed } from '@/lib/site/blog/articles';
import { trailTo } from '@/lib/site/head';
import { resultText } from '@/lib/site/help/faq-filter';
import { categoriesOf } from '@/lib/site/listings';
import { listingAt } from '@/lib/site/pages';
import { blogPath, categoryPath, feedPath } from '@/lib/site/paths';
import { webPage } from '@/lib/site/structured-data/site';
import { itemList } from '@/lib/site/structured-data/things';
import { LEAD, spanOf, TALL, WIDE } from './BlogPage';
import { CategoryList } from './CategoryList';
import { Pagination } from './Pagination';
import { PostCard } from './PostCard';
import { Topics } from './Topics';

/** Who reads above a list; a category keeps its own. On ink dark hair would be lost: there reads one in a cap. */
const READERS = ['wanjiru', 'kevin', 'naledi', 'joseph', 'chidinma', 'tunde', 'samuel'] as const;

/** The articles of a blog category or topic, nine a page. */
export function CategoryPage({ path }: { path: string }) {
  const slug = path.split('/')[2] ?? '';
  const all = content();
  const { blog, script, site, today, articles } = all;
  const words = blog.categories;
  const category = categoryNamed(slug, all);
  const { title, description } = category;
  const entry = listingAt(path, all);
  const { listing } = entry;
  const family = categoryPalette(category);
  /** On the last page the first takes two cells, unless the row of three is full with the end. */
  const lead = Number(listing.articles.length > 2);
  const covers = listing.articles.map(articleCover);
  return (
    <>
      <JsonLd data={itemList(title, listing.articles, site, listing.before)} />
      <Masthead
        eyebrow={resultText(listing.total, script.search)}
        title={title}
        data={webPage(entry, site)}
        trail={trailTo(path, title, all)}
        family={family}
        layout={category.palette ? 'name' : 'near'}
        lead={description}
        picture={
          <Reader
            name={family === 'ink' ? 'kevin' : diceFrom(hash(slug)).pick(READERS)}
            // A book in the colour of the panel would be lost on it.
            cover={
              covers.findLast(({ palette }) => family !== 'sun' || palette.accent !== 'sun') ?? covers[0]
            }
            title={title}
            book
          />
        }
        grounded
      />
      <Flat as="div" className="wrap pt-6 pb-10 md:py-16">
        {category.palette && (
          <CategoryList categories={categoriesOf('blog', all)} words={words} current={slug} />
        )}
        <ul className="mt-5 mb-10 grid gap-4 sm:gap-6 sm:grid-cols-2 lg:grid-cols-6">
          {listing.articles.map((article, index) => (
            <li
              key={article.id}
              className={
                listing.page < listing.pages
                  ? spanOf(index, 9, `sm:[&_h2]:text-4xl ${WIDE[1]}`)
                  : index < lead
                    ? `sm:col-span-2 ${LEAD}`
                    : `lg:col-span-2 ${index === lead ? `${TALL} lg:*:*:first:min-h-52` : ''}`
              }
            >
              <PostCard article={article} words={blog.list} today={today} readTime small={index > 0} />
            </li>
          ))}
          {listing.page === listing.pages && (
            <ListEnd
              title={insert(listing.total === 1 ? blog.end.one : blog.end.title, {
                total: listing.total,
                title,
              })}
              cells={listing.articles.length + lead}
              others={articles.filter((one) => one.category.slug !== slug && !one.topics.includes(category))}
              words={blog.end}
              feed={{ href: feedPath(slug), label: insert(words.follow, { title }) }}
            />
          )}
        </ul>
        <Pagination {...listing} hrefOf={(page) => categoryPath(slug, page)} words={blog.pages} />
      </Flat>
      <Topics all={all} but={slug} />
    </>
  );
}

/** How many cells of a list's last row stay empty, for each count of columns; a full row leaves a row of its own. */
const SM = ['sm:col-span-2', 'sm:max-lg:[&>div_li:nth-child(n+3)]:hidden'];
const LG = ['lg:col-span-6', 'lg:col-span-4', 'lg:col-span-2 lg:[&>div_li+li]:hidden'];

type ListEndProps = {
  title: string;
  /** How many cells the cards of the last page fill. */
  cells: number;
  /** The articles that the list leaves out, newest first: as many are shown as there is room for. */
  others: readonly Article[];
  words: Content['blog']['end'];
  feed: { href: string; label: string };
};

/** Fills the end of the last row of a list with where to go on. */
function ListEnd({ title, cells, others, words, feed }: ListEndProps) {
  return (
    <li
      className={`flex flex-col gap-6 rounded-card bg-sand p-5 max-sm:mt-3 md:p-8 ${SM[cells % 2]} ${LG[cells % 3]}`}
    >
      <p className="heading-3 text-balance">{title}</p>
      {others.length > 0 && (
        <div className="-mt-4">
          <p className="text-muted">{insert(words.text, { others: others.length })}</p>
          <ul className="mt-6 grid gap-6 sm:grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))]">
            {others.slice(0, [4, 2, 2][cells % 3]).map((article) => (
              <li key={article.id}>
                <a href={article.path} className="group grid grid-cols-[5rem_1fr] gap-x-4 lg:block">
                  <ArticleCover
                    article={article}
                    sizes="20rem"
                    className="aspect-[4/3] w-full rounded-xl lg:rounded-2xl"
                  />
                  <span className="block font-display leading-snug group-hover:underline max-lg:text-base lg:mt-3">
                    {article.title}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LinkList
        links={[{ href: blogPath(), label: words.all }, feed]}
        className="mt-auto flex flex-wrap gap-x-6"
        link="text-link inline-flex min-h-11 items-center"
      />
    </li>
  );
}
