import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { listingAt } from '@/lib/site/pages';
import { tagPath } from '@/lib/site/paths';
import { tagSlug } from '@/lib/site/tags';
import { ArticleIndex } from './ArticleIndex';
import { ListRing } from './ListRing';
import { Pagination } from './Pagination';
import { Topics } from './Topics';

/** The articles with a tag, or a page `n` of them. */
export function TagPage({ path }: { path: string }) {
  const { listing, crumbs, title, description } = listingAt(path, content());
  const slug = tagSlug(path.split('/')[3] ?? '');
  return (
    <>
      <Masthead
        family="paper"
        title={title}
        crumbs={crumbs}
        lead={description}
        picture={<ListRing count={listing.total} />}
      />
      <div className="wrap py-12 md:py-20">
        <ArticleIndex articles={[...listing.articles]} />
        {listing.pages > 1 && (
          <Pagination page={listing.page} pages={listing.pages} hrefOf={(page) => tagPath(slug, page)} />
        )}
      </div>
      <Topics />
    </>
  );
}
