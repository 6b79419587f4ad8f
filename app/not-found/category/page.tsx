import { Person } from '@/components/art/cast/Person';
import { ArticleIndex } from '@/components/blog/ArticleIndex';
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
  const words = all.notices.emptyList;
  return (
    <>
      <Masthead
        family="paper"
        title={words.title}
        trail={trailTo(UNKNOWN_CATEGORY_PATH, words.title, all)}
        lead={words.lead}
        picture={<Person name="samuel" pose="present" className="w-64 max-w-full lg:w-104" />}
        grounded
      >
        <div className="mt-6 grid max-w-xl grid-cols-[minmax(0,1fr)] gap-6">
          <CategoryList categories={categoriesOf('blog', all)} words={all.blog.categories} />
          <SearchForm words={all.blog.search} />
        </div>
      </Masthead>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-9 md:py-14">
        {all.articles.length > 0 && (
          <section aria-labelledby="newest-title">
            <h2 id="newest-title" className="heading-2 mb-4">
              {all.blog.subscribe.newest}
            </h2>
            <ArticleIndex articles={all.articles.slice(0, 3)} readTime={all.blog.list.readTime} />
          </section>
        )}
        <p>
          <Words text={words.all} />
        </p>
      </div>
      <Topics all={all} />
    </>
  );
}
