import { LuRss } from 'react-icons/lu';
import { Letter } from '@/components/art/Letter';
import { FormIsland } from '@/components/forms/FormIsland';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { headOf, trailTo } from '@/lib/site/head';
import { categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { feedPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/subscribe');

export default function SubscribePage() {
  const all = content();
  const { articles, blog, site } = all;
  const words = blog.subscribe;
  const head = headOf('/subscribe', all);
  const feedsOf = (kind: 'blog' | 'topic') =>
    categoriesOf(kind, all).map(({ slug, title, count }) => ({ href: feedPath(slug), title, count }));
  return (
    <>
      <Masthead {...head} family="paper" trail={trailTo('/subscribe', head.title, all)} picture={<Letter />}>
        <div className="mt-7 max-w-xl rounded-card border border-rule bg-white p-6 md:p-8">
          <h2 className="heading-3">{words.mailTitle}</h2>
          <p className="mt-1 mb-5 text-muted">{words.mailLead}</p>
          <FormIsland form="newsletter" mailTo={site.email} />
        </div>
      </Masthead>
      <Section title={words.feedTitle} lead={words.feedLead}>
        <div className="grid gap-8 lg:grid-cols-[2fr_3fr] lg:gap-16">
          <FeedList
            title={words.categories}
            feeds={[{ href: feedPath(), title: blog.pages.feed, count: articles.length }, ...feedsOf('blog')]}
          />
          <FeedList title={words.topics} feeds={feedsOf('topic')} />
        </div>
      </Section>
    </>
  );
}

type FeedListProps = { title: string; feeds: readonly { href: string; title: string; count: number }[] };

/** Feeds, each with how many articles it has. */
function FeedList({ title, feeds }: FeedListProps) {
  if (feeds.length === 0) return null;
  return (
    <div>
      <h3 className="heading-3">{title}</h3>
      <LinkList
        links={feeds.map(({ href, title: name, count }) => ({
          href,
          label: (
            <>
              <LuRss aria-hidden="true" className="size-4 shrink-0 text-leaf-deep" />
              {name}
              <span className="min-w-8 rounded-full bg-sand py-1.5 text-center text-sm">{count}</span>
            </>
          ),
        }))}
        className="mt-4 flex flex-wrap gap-2"
        link="inline-flex min-h-12 items-center gap-3 rounded-full border border-rule bg-white py-1.5 ps-4 pe-2 leading-tight transition-colors hover:border-text"
      />
    </div>
  );
}
