import { Conversation } from '@/components/community/Conversation';
import { Events } from '@/components/community/Events';
import { Features } from '@/components/community/Features';
import { Forum } from '@/components/community/Forum';
import { Stories } from '@/components/community/Stories';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Masthead } from '@/components/ui/Masthead';
import { ReadNext } from '@/components/ui/ReadNext';
import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import { content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { headOf, readNextOf } from '@/lib/site/head';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/community');

export default function CommunityPage() {
  const all = content();
  const { community, events, cast, navigation } = all;
  const words = community.words.page;
  const stories = all.stories.filter(({ page }) => page === 'community');
  return (
    <>
      <Masthead
        {...headOf('/community', all)}
        family="earner"
        layout="half"
        picture={<Conversation posts={community.thread} />}
        grounded
      >
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">
          {events.events.length > 0 && (
            <ButtonLink href="#events" tone="ink" data-track="community-events">
              {words.sessions}
            </ButtonLink>
          )}
          <ButtonLink href="#join-forum" tone="outline-ink">
            {words.forum}
          </ButtonLink>
        </div>
        <SampleLine
          of={[...community.thread, ...events.events, ...stories]}
          note={cast.samples.community}
          className="text-sm text-text max-sm:mt-6"
        />
      </Masthead>

      <Section {...words.features} of={community.features}>
        <Features features={community.features} />
      </Section>

      {events.events.length > 0 && (
        <Section
          id="events"
          ground="sand"
          accent="sun"
          {...words.events}
          lead={insert(words.events.lead, { zone: events.zone.name })}
        >
          <Events context={all} />
        </Section>
      )}

      <Section accent="sun" {...words.stories} of={stories}>
        <Stories stories={stories} />
        <p className="mt-6 max-w-[75ch] md:mt-10">
          {words.paid} {navigation.words.earnings.vary}
        </p>
      </Section>

      <ReadNext {...readNextOf('/community', all)} />
      <Forum community={community} />
    </>
  );
}
