import { CategoryChips } from '@/components/blog/CategoryChips';
import { SearchForm } from '@/components/blog/SearchForm';
import { Topics } from '@/components/blog/Topics';
import { Masthead } from '@/components/ui/Masthead';
import { buildMetadata } from '@/lib/site/metadata';
import { ALL_ARTICLES_PATH, blogPath, UNKNOWN_CATEGORY_PATH } from '@/lib/site/paths';

export const metadata = buildMetadata({
  title: 'No such category',
  description:
    'This category does not exist, so its list of articles is empty. The blog lists every article.',
  path: UNKNOWN_CATEGORY_PATH,
  index: false,
  card: blogPath(),
});

export default function UnknownCategoryPage() {
  return (
    <>
      <Masthead
        title="No posts here"
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'Blog', href: blogPath() },
        ]}
        lead="There is no category at this address, so its list is empty."
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
