import { LuArrowRight, LuRss } from 'react-icons/lu';
import { Mail } from '@/components/art/app';
import { WithScreen } from '@/components/art/cast/Holding';
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
      <Masthead
        {...head}
        family="paper"
        trail={trailTo('/subscribe', head.title, all)}
        picture={<WithScreen name="amina" Screen={Mail} />}
        grounded
      >
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
          <a
            href={feedPath()}
            className="flex items-center gap-4 rounded-card bg-white p-5 hover:bg-ink hover:text-white"
          >
            <span className="grid size-16 shrink-0 place-items-center rounded-full bg-sun text-ink">
              <LuRss aria-hidden="true" className="size-6" />
            </span>
            <span className="grow">
              <span className="heading-3 block">{blog.pages.feed}</span>
              {articles.length} {blog.categories.articles}
            </span>
            <LuArrowRight aria-hidden="true" className="size-6 shrink-0" />
          </a>
          {articles.length > 0 && (
            <details className="open-without-script mt-3">
              <summary className="opens">{words.parts}</summary>
              <Feeds title={words.categories} feeds={feedsOf('blog')} />
              <Feeds title={words.topics} feeds={feedsOf('topic')} />
            </details>
          )}
        </div>
      </Section>
    </>
  );
}

type FeedsProps = { title: string; feeds: readonly { href: string; title: string; count: number }[] };

/** Feeds of one kind, each with how many articles it has. */
function Feeds({ title: heading, feeds }: FeedsProps) {
  if (feeds.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-3 text-muted">{heading}</h3>
      <LinkList
        links={feeds.map(({ href, title, count }) => ({
          href,
          label: (
            <>
              {title} <span className="opacity-70">{count}</span>
            </>
          ),
        }))}
        className="flex flex-wrap gap-2"
        link={`${CHIP} bg-white`}
      />
    </>
  );
}
