import { Reader } from '@/components/art/cast/Reader';
import { ArticleIndex } from '@/components/blog/ArticleIndex';
import { Pagination } from '@/components/blog/Pagination';
import { Topics } from '@/components/blog/Topics';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { articleCover } from '@/lib/site/blog/articles';
import { trailTo } from '@/lib/site/head';
import { categoriesOf, tagSlug } from '@/lib/site/listings';
import { pageRoute } from '@/lib/site/page-route';
import { listingAt } from '@/lib/site/pages';
import { tagPath } from '@/lib/site/paths';

/** The articles with a tag, or a further page of them. */
const route = pageRoute('/blog/tag/[...tag]', ({ path }) => {
  const all = content();
  const { blog } = all;
  const { listing, title, description } = listingAt(path, all);
  const slug = tagSlug(path.split('/')[3] ?? '');
  return (
    <>
      <Masthead
        family="paper"
        title={title}
        trail={trailTo(path, title, all)}
        lead={description}
        picture={<Reader name="kwame" cover={listing.articles.map(articleCover)[0]} site={all.site} />}
        grounded
      />
      <div className="wrap py-12 md:py-20">
        <ArticleIndex articles={listing.articles} readTime={blog.list.readTime} />
        {listing.pages > 1 && (
          <Pagination {...listing} hrefOf={(page) => tagPath(slug, page)} words={blog.pages} />
        )}
      </div>
      <Topics title={blog.categories.topics} topics={categoriesOf('topic', all)} />
    </>
  );
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
