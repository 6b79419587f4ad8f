import { Reader } from '@/components/art/cast/Reader';
import { ArticleIndex } from '@/components/blog/ArticleIndex';
import { Topics } from '@/components/blog/Topics';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { articleCover } from '@/lib/site/blog/articles';
import { trailTo } from '@/lib/site/head';
import { pageRoute } from '@/lib/site/page-route';
import { listingAt } from '@/lib/site/pages';

/** The articles with a tag. */
const route = pageRoute('/blog/tag/[tag]', ({ path }) => {
  const all = content();
  const { listing, title, description } = listingAt(path, all);
  return (
    <>
      <Masthead
        family="paper"
        title={title}
        trail={trailTo(path, title, all)}
        lead={description}
        picture={<Reader name="kwame" cover={listing.articles.map(articleCover)[0]} title={title} book />}
        grounded
      />
      <div className="wrap py-12 md:py-20">
        <ArticleIndex articles={listing.articles} readTime={all.blog.list.readTime} />
      </div>
      <Topics all={all} />
    </>
  );
});

export const { generateStaticParams, generateMetadata } = route;
export default route.Page;
