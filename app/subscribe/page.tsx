import { LuRss } from 'react-icons/lu';
import { Letter } from '@/components/art/Letter';
import { FormIsland } from '@/components/forms/FormIsland';
import { CHIP, LinkList } from '@/components/ui/LinkList';
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
          <Feeds feeds={[{ href: feedPath(), title: blog.pages.feed, count: articles.length }]} />
          <Fold title={words.categories} feeds={feedsOf('blog')} />
          <Fold title={words.topics} feeds={feedsOf('topic')} />
        </div>
      </Section>
    </>
  );
}

type FeedsProps = { feeds: readonly { href: string; title: string; count: number }[] };

function Fold({ title, feeds }: FeedsProps & { title: string }) {
  if (feeds.length === 0) return null;
  return (
    <details className="open-without-script border-rule border-t last:border-b">
      <summary className="opens flex min-h-16">
        <h3 className="heading-3">{title}</h3>
      </summary>
      <Feeds feeds={feeds} />
    </details>
  );
}

/** Feeds, each with how many articles it has. */
function Feeds({ feeds }: FeedsProps) {
  return (
    <LinkList
      links={feeds.map(({ href, title, count }) => ({
        href,
        label: (
          <>
            <LuRss aria-hidden="true" className="size-4 shrink-0" />
            {title} <span className="opacity-70">{count}</span>
          </>
        ),
      }))}
      className="flex flex-wrap gap-2 pb-6"
      link={`${CHIP} bg-white`}
    />
  );
}
