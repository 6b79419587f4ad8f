import { Cover } from '@/components/art/Cover';
import { Group } from '@/components/art/cast/Group';
import { Events } from '@/components/community/Events';
import { Forum } from '@/components/community/Forum';
import { Stories } from '@/components/community/Stories';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { coverOf } from '@/lib/drawing/covers/cover';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/community');

const PEOPLE = [
  { name: 'amina', pose: 'laughing' },
  { name: 'kevin', pose: 'phone' },
  { name: 'kwame', pose: 'laughing' },
] as const;

/** Beside what is found here, in its order. */
const DRAWINGS = ['question', 'clock', 'dashboard', 'face'] as const;

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
            <ul className="grid gap-x-8 gap-y-9 md:grid-cols-2 lg:grid-cols-4">
              {community.features.map(({ title, text }, index) => (
                <li key={title} className="flex gap-5 md:block">
                  <Cover
                    cover={coverOf('', 'sun', DRAWINGS[index % DRAWINGS.length])}
                    className="aspect-video w-20 shrink-0 self-start rounded-xl md:mb-5 md:w-full md:rounded-card"
                  />
                  <div>
                    <h3 className="heading-3">{title}</h3>
                    <p className="mt-2 text-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
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
