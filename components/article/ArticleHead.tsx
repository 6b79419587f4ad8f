import { Cover } from '@/components/art/Cover';
import { Ring } from '@/components/art/Ring';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { articleAudience, articleCover } from '@/lib/blog/articles';
import type { Article } from '@/lib/content';
import { blogPath, categoryPath } from '@/lib/site/paths';
import { Byline } from './Byline';
import { Share } from './Share';

const ACCENTS = { earner: 'text-sun', advertiser: 'text-iris-light', both: 'text-leaf' };

/** The dark head of an article; its cover hangs over the edge into the text's ground. */
export function ArticleHead({ article }: { article: Article }) {
  const { category, title, excerpt } = article;
  return (
    <header className="relative isolate bg-ink text-mist print:bg-transparent print:text-current">
      <div className="-z-10 absolute inset-0 overflow-hidden print:hidden">
        <Ring
          segments={12}
          filled={2}
          thickness={0.06}
          className={`-top-40 absolute -right-28 size-80 md:-right-16 md:size-[30rem] ${ACCENTS[articleAudience(article)]}`}
          trackClassName="text-raised"
        />
      </div>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-14 pt-24 md:pt-32 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] print:block print:pt-0">
        <div className="lg:pb-16">
          <Breadcrumbs
            title={title}
            crumbs={[
              { label: 'Home', href: '/' },
              { label: 'Blog', href: blogPath() },
              { label: category.title, href: categoryPath(category.slug) },
            ]}
          />
          <h1 className="max-w-[24ch] font-display text-[clamp(2rem,1.35rem+2.7vw,3.375rem)] text-white leading-[1.05] tracking-tight print:text-current">
            {title}
          </h1>
          <p className="mt-5 max-w-[56ch] text-lg">{excerpt}</p>
          <div className="mt-8 flex flex-wrap items-center justify-between gap-x-8 gap-y-5">
            <Byline article={article} />
            <Share article={article} ground="ink" />
          </div>
        </div>
        <Cover
          cover={articleCover(article)}
          className="-mb-14 mt-9 aspect-video w-full rounded-card ring-1 ring-white/10 lg:-mb-20 lg:aspect-[6/5] lg:self-end print:hidden"
        />
      </div>
    </header>
  );
}
