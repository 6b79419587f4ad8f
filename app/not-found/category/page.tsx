import { CategoryChips } from '@/components/blog/CategoryChips';
import { SearchForm } from '@/components/blog/SearchForm';
import { Topics } from '@/components/blog/Topics';
import { Masthead } from '@/components/ui/Masthead';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { pageAt } from '@/lib/site/pages';
import { ALL_ARTICLES_PATH, UNKNOWN_CATEGORY_PATH } from '@/lib/site/paths';

export const metadata = pageMetadata(UNKNOWN_CATEGORY_PATH);

export default function UnknownCategoryPage() {
  return (
    <>
      <Masthead
        title="No posts here"
        crumbs={pageAt(UNKNOWN_CATEGORY_PATH, content()).crumbs}
        lead="No category has this address, or no page of one, so the list is empty."
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:py-16">
        <CategoryChips />
        <div className="max-w-md">
          <SearchForm />
        </div>
        <p>
          Or see{' '}
          <a href={ALL_ARTICLES_PATH} className="text-link">
            every article on one page
          </a>
          .
        </p>
      </div>
      <Topics />
    </>
  );
}
