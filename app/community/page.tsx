import { Group } from '@/components/art/cast/Group';
import { Events } from '@/components/community/Events';
import { Forum } from '@/components/community/Forum';
import { Stories } from '@/components/community/Stories';
import { Thread } from '@/components/community/Thread';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/community');

const PEOPLE = [
  { name: 'amina', pose: 'point' },
  { name: 'kevin', pose: 'phone' },
  { name: 'kwame', pose: 'laughing' },
] as const;

export default function CommunityPage() {
  const all = content();
  const { community, events, cast, navigation } = all;
  const words = community.words.page;
  const stories = all.stories.filter(({ page }) => page === 'community');
  return (
    <>
      <Masthead
        {...headOf('/community', all)}
        picture={<Group people={PEOPLE} className="max-w-xl" />}
        grounded
      >
        <div className="mt-6 flex flex-wrap gap-3">
          {events.events.length > 0 && (
            <ButtonLink href="#events" data-track="community-events">
              {words.sessions}
            </ButtonLink>
          )}
          <ButtonLink href="#join-forum" tone="outline-dark">
            {words.forum}
          </ButtonLink>
        </div>
      </Masthead>

      {community.features.length > 0 && (
        <section aria-labelledby="features-title" className="section">
          <div className="wrap">
            <h2 id="features-title" className="heading-2 mb-8 md:mb-12">
              {words.features.title}
            </h2>
            <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[7fr_5fr] lg:items-center">
              <Thread posts={community.thread} note={cast.samples.people} />
              <ul className="grid gap-5 md:gap-7">
                {community.features.map(({ title, text }) => (
                  <li key={title} className="border-sun border-s-6 ps-4">
                    <h3 className="heading-3">{title}</h3>
                    <p className="mt-1 text-muted">{text}</p>
                  </li>
                ))}
              </ul>
            </div>
          </div>
        </section>
      )}

      {events.events.length > 0 && (
        <div className="bg-white">
          <Section
            id="events"
            accent="sun"
            {...words.events}
            lead={insert(words.events.lead, { zone: events.zone.name })}
          >
            <Events context={all} />
          </Section>
        </div>
      )}

      <Section accent="sun" {...words.stories} of={stories}>
        <Stories stories={stories} note={cast.samples.people} vary={navigation.words.earnings.vary} />
      </Section>

      <Forum community={community} />
      <ReadNext {...readNextOf('/community', all)} />
    </>
  );
}
