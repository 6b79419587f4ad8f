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
      <Masthead {...head} family="paper" trail={trailTo('/subscribe', head.title, all)} picture={<Letter />}>
        <Card className="mt-7 max-w-xl">
          <h2 className="heading-3">{words.mailTitle}</h2>
          <p className="mt-1 mb-5 text-muted">{words.mailLead}</p>
          <Island name="newsletter" when="interaction" props={{ mailTo: site.email }} />
        </Card>
      </Masthead>
      <Section title={words.feedTitle} lead={words.feedLead}>
        <div className="grid gap-8 lg:grid-cols-2">
          <FeedList
            title={words.categories}
            words={words}
            feeds={[
              { href: feedPath(), title: blog.pages.feed, count: articles.length },
              ...categoriesOf('blog', all).map(feedOf),
            ]}
          />
          <FeedList title={words.topics} feeds={categoriesOf('topic', all).map(feedOf)} words={words} />
        </div>
      </Section>
    </>
  );
}

type FeedLink = { href: string; title: string; count: number };

function feedOf({ slug, ...category }: CountedCategory): FeedLink {
  return { href: feedPath(slug), ...category };
}

type FeedListProps = { title: string; feeds: FeedLink[]; words: { one: string; count: string } };

function FeedList({ title, feeds, words }: FeedListProps) {
  if (feeds.length === 0) return null;
  return (
    <div>
      <h3 className="heading-3">{title}</h3>
      <ul className="mt-4 divide-y divide-rule overflow-hidden rounded-card border border-rule bg-white">
        {feeds.map(({ href, title: name, count }) => (
          <li key={href}>
            <a href={href} className="flex min-h-14 items-center gap-4 px-5 py-2 font-bold hover:underline">
              {name}
              <span className="ml-auto shrink-0 font-normal text-muted text-sm">
                {count === 1 ? words.one : insert(words.count, { count })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
