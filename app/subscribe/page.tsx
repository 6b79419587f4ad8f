import { LuRss } from 'react-icons/lu';
import { Letter } from '@/components/art/Letter';
import { Card } from '@/components/ui/Card';
import { Island } from '@/components/ui/Island';
import { Masthead } from '@/components/ui/Masthead';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { headOf, trailTo } from '@/lib/site/head';
import { type CountedCategory, categoriesOf } from '@/lib/site/listings';
import { pageMetadata } from '@/lib/site/metadata';
import { feedPath } from '@/lib/site/paths';

export const metadata = pageMetadata('/subscribe');

export default function SubscribePage() {
  const all = content();
  const { articles, blog, site } = all;
  const words = blog.subscribe;
  const head = headOf('/subscribe', all);
  return (
    <>
      <Masthead
        {...head}
        family="paper"
        trail={trailTo('/subscribe', head.title, all)}
        picture={<Letter />}
      />
      <Section title={words.mailTitle} lead={words.mailLead}>
        <Card className="max-w-xl">
          <Island name="newsletter" when="interaction" props={{ mailTo: site.email }} />
        </Card>
      </Section>
      <Section title={words.feedTitle} ground="sand" lead={words.feedLead}>
        <div className="grid gap-8 md:gap-12">
          <FeedList
            title={words.everything}
            words={words}
            feeds={[
              {
                href: feedPath(),
                title: blog.pages.feed,
                description: words.everyArticle,
                count: articles.length,
              },
            ]}
          />
          <FeedList title={words.categories} feeds={categoriesOf('blog', all).map(feedOf)} words={words} />
          <FeedList title={words.topics} feeds={categoriesOf('topic', all).map(feedOf)} words={words} />
        </div>
      </Section>
    </>
  );
}

type FeedLink = { href: string; title: string; description: string; count: number };

function feedOf({ slug, ...category }: CountedCategory): FeedLink {
  return { href: feedPath(slug), ...category };
}

type FeedListProps = { title: string; feeds: FeedLink[]; words: { one: string; count: string } };

function FeedList({ title, feeds, words }: FeedListProps) {
  if (feeds.length === 0) return null;
  return (
    <div className="grid gap-3 md:gap-5 lg:grid-cols-[16rem_1fr] lg:gap-12">
      <h3 className="heading-3">{title}</h3>
      <ul className="grid gap-4 max-md:gap-0 max-md:divide-y max-md:divide-rule max-md:overflow-hidden max-md:rounded-card max-md:border max-md:border-rule max-md:bg-white md:grid-cols-2">
        {feeds.map(({ href, title: name, description, count }) => (
          <li
            key={href}
            className="relative bg-white px-5 py-2 transition-shadow max-md:flex max-md:items-center max-md:justify-between max-md:gap-3 md:rounded-card md:border md:border-rule md:p-5 md:last:odd:col-span-2 md:hover:shadow-lift"
          >
            <a
              href={href}
              className="flex min-h-11 items-center gap-3 font-bold after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              <LuRss aria-hidden="true" className="size-5 shrink-0 text-leaf-deep" />
              {name}
            </a>
            <p className="mt-1 text-[0.9375rem] text-muted max-md:hidden">{description}</p>
            <p className="shrink-0 text-muted text-sm max-md:max-w-20 max-md:text-end md:mt-3">
              {count === 1 ? words.one : insert(words.count, { count })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
