import { Drawing } from '@/components/art/Drawing';
import { CategoryList } from '@/components/blog/CategoryList';
import { SearchForm } from '@/components/blog/SearchForm';
import { Topics } from '@/components/blog/Topics';
import { Masthead } from '@/components/ui/Masthead';
import { Words } from '@/components/ui/Words';
import { content } from '@/lib/content';
import { trailTo } from '@/lib/site/head';
import { categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { UNKNOWN_CATEGORY_PATH } from '@/lib/site/paths';

export const metadata = pageMetadata(UNKNOWN_CATEGORY_PATH);

export default function UnknownCategoryPage() {
  const all = content();
  const { blog } = all;
  const words = all.notices.emptyList;
  return (
    <>
      <Masthead
        title={words.title}
        trail={trailTo(UNKNOWN_CATEGORY_PATH, words.title, all)}
        lead={words.lead}
        picture={<Drawing name="missing-ring" className="size-24 md:size-56" />}
      />
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-8 py-10 md:py-16">
        <CategoryList categories={categoriesOf('blog', all)} words={blog.categories} />
        <div className="max-w-md">
          <SearchForm words={blog.search} />
        </div>
        <p>
          <Words text={words.all} />
        </p>
      </div>
      <Topics title={blog.categories.topics} topics={categoriesOf('topic', all)} />
    </>
  );
}
