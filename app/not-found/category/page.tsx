import { MissingRing } from '@/components/art/MissingRing';
import { CategoryChips } from '@/components/blog/CategoryChips';
import { SearchForm } from '@/components/blog/SearchForm';
import { Topics } from '@/components/blog/Topics';
import { Masthead } from '@/components/ui/Masthead';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { pageMetadata } from '@/lib/site/metadata';
import { pageAt } from '@/lib/site/pages';
import { UNKNOWN_CATEGORY_PATH } from '@/lib/site/paths';

export const metadata = pageMetadata(UNKNOWN_CATEGORY_PATH);

export default function UnknownCategoryPage() {
  const words = content().notices.emptyList;
  return (
    <>
      <Masthead
        title={words.title}
        crumbs={pageAt(UNKNOWN_CATEGORY_PATH, content()).crumbs}
        lead={words.lead}
        picture={<MissingRing className="size-24 md:size-56" />}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:py-16">
        <CategoryChips />
        <div className="max-w-md">
          <SearchForm />
        </div>
        <p>
          <Words text={words.all} />
        </p>
      </div>
      <Topics />
    </>
  );
}
