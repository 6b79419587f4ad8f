import { Person } from '@/components/art/cast/Person';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Flat } from '@/components/ui/Flat';
import { LastScene } from '@/components/ui/LastScene';
import { CHIP, LinkList } from '@/components/ui/LinkList';
import type { Content } from '@/lib/content';
import { categoriesOf } from '@/lib/site/listings';
import { categoryPath } from '@/lib/site/paths';

/** The end of a list: topics with how many articles each has, and the next article by email. */
export function Topics({ all, but = '' }: { all: Content; but?: string }) {
  const { categories, end, subscribe } = all.blog;
  const topics = categoriesOf('topic', all).filter(({ slug }) => slug !== but);
  const links = topics.map(({ slug, title, count }) => ({
    href: categoryPath(slug),
    label: (
      <>
        {title} <span className="opacity-70">{count}</span>
      </>
    ),
  }));
  return (
    <>
      {topics.length > 0 && (
        <Flat as="section" aria-labelledby="topics-title" className="bg-sand py-14">
          <div className="wrap">
            <h2 id="topics-title" className="heading-3 mb-5">
              {but ? categories.others : categories.topics}
            </h2>
            <LinkList
              links={links}
              className="flex-wrap gap-2 sm:flex"
              item="border-rule max-sm:border-t"
              link={`${CHIP} w-full justify-between max-sm:px-0 sm:bg-white`}
            />
          </div>
        </Flat>
      )}
      <LastScene
        title={end.call}
        text={subscribe.text}
        ground="bg-sun"
        picture={<Person name="mumbi" pose="phone" className="h-44 md:h-64 lg:h-80" />}
      >
        <ButtonLink href="/subscribe" tone="ink">
          {end.subscribe}
        </ButtonLink>
      </LastScene>
    </>
  );
}
