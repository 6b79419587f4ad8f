import { ButtonLink } from '@/components/ui/ButtonLink';
import { Flat } from '@/components/ui/Flat';
import { CHIP, CHIPS, LinkList } from '@/components/ui/LinkList';
import type { Content } from '@/lib/content';
import { categoriesOf } from '@/lib/site/listings';
import { categoryPath } from '@/lib/site/paths';

type Props = { all: Content; but?: string | undefined };

/** The end of a list: topics with how many articles each has, and the next article by email. */
export function Topics({ all, but }: Props) {
  const { end, subscribe } = all.blog;
  return (
    <>
      <TopicList all={all} but={but} />
      <section
        aria-labelledby="last-title"
        className="wrap flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10 md:py-16 print:hidden"
      >
        <div>
          <h2 id="last-title" className="heading-2">
            {end.call}
          </h2>
          <p className="mt-2">{subscribe.text}</p>
        </div>
        <ButtonLink href="/subscribe" tone="ink" className="max-sm:w-full">
          {end.subscribe}
        </ButtonLink>
      </section>
    </>
  );
}

/** Topics with how many articles each has, the largest first. */
export function TopicList({ all, but = '' }: Props) {
  const { categories } = all.blog;
  const topics = categoriesOf('topic', all)
    .filter(({ slug }) => slug !== but)
    .sort((one, other) => other.count - one.count);
  if (topics.length === 0) return null;
  const links = topics.map(({ slug, title, count }) => ({
    href: categoryPath(slug),
    label: (
      <>
        {title} <span className="opacity-70">{count}</span>
      </>
    ),
  }));
  return (
    <Flat as="section" aria-labelledby="topics-title" className="bg-sand py-9 md:py-14">
      <div className="wrap">
        <h2 id="topics-title" className="heading-3 mb-3 md:mb-5">
          {but ? categories.others : categories.topics}
        </h2>
        <LinkList links={links} className={CHIPS} link={`${CHIP} bg-white`} />
      </div>
    </Flat>
  );
}
