import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { trailTo } from '@/lib/site/head';
import { categoriesOf } from '@/lib/site/listings';
import { listingAt } from '@/lib/site/pages';
import { tagPath } from '@/lib/site/paths';
import { tagSlug } from '@/lib/site/tags';
import { ArticleIndex } from './ArticleIndex';
import { CoverFan } from './CoverFan';
import { Pagination } from './Pagination';
import { Topics } from './Topics';

/** The articles with a tag, or a page `n` of them. */
export function TagPage({ path }: { path: string }) {
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
        picture={<CoverFan articles={listing.articles} />}
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
}
