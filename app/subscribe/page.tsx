import { LuRss } from 'react-icons/lu';
import { Letter } from '@/components/art/Letter';
import { FormIsland } from '@/components/forms/FormIsland';
import { LinkList } from '@/components/ui/LinkList';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { headOf, trailTo } from '@/lib/site/head';
import { categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { feedPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/subscribe');

/** How many articles, besides the one in the letter, show what a subscriber gets. */
const NEWEST = 4;

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
      <div className="pt-10 md:pt-20">
        <ReadNext title={words.newest} articles={articles.slice(1, 1 + NEWEST)} />
      </div>
      <Section title={words.feedTitle} lead={words.feedLead} ground="sand" beside>
        <div>
          <FeedList
            feeds={[{ href: feedPath(), title: blog.pages.feed, count: articles.length }]}
            look="heading-3"
          />
          <details className="open-without-script mt-6 border-text/15 border-t pt-4">
            <summary className="opens">{words.more}</summary>
            <div className="mt-4 grid gap-8 md:grid-cols-2">
              <FeedList title={words.categories} feeds={feedsOf('blog')} />
              <FeedList title={words.topics} feeds={feedsOf('topic')} />
            </div>
          </details>
        </div>
      </Section>
    </>
  );
}

type FeedListProps = {
  title?: string;
  feeds: readonly { href: string; title: string; count: number }[];
  look?: string;
};

/** Feeds, each with how many articles it has. */
function FeedList({ title, feeds, look = '' }: FeedListProps) {
  if (feeds.length === 0) return null;
  return (
    <div>
      {title && <h3 className="font-bold">{title}</h3>}
      <LinkList
        links={feeds.map(({ href, title: name, count }) => ({
          href,
          label: (
            <>
              <LuRss aria-hidden="true" className="size-5 shrink-0 text-leaf-deep" />
              <span className="underline underline-offset-4">{name}</span>
              <span className="text-muted">{count}</span>
            </>
          ),
        }))}
        link={`inline-flex min-h-11 items-center gap-3 ${look}`}
      />
    </div>
  );
}
