import { Person, type PersonProps } from '@/components/art/cast/Person';
import { AUDIENCES } from '@/components/ui/audience';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PEOPLE } from '@/components/ui/CallToAction';
import type { Content } from '@/lib/content';
import type { Audience } from '@/lib/content/schemas/common';

type Props = {
  /** Who stands there, where it is for one audience. */
  person: PersonProps;
  audience: Audience;
  words: Content['blog']['call'];
  actions: Content['navigation']['words']['actions'];
  site: Pick<Content['site'], 'storeUrl' | 'advertiserUrl'>;
};

/** What a reader may do next: a band over the whole width for the article's audience, halved where it speaks to both. */
export function Call({ person, audience, words, actions, site }: Props) {
  const shown = audience === 'both' ? Object.values(AUDIENCES) : [AUDIENCES[audience]];
  const alone = shown.length === 1;
  return (
    <div className={`mb-9 md:mb-20 ${alone ? '' : 'lg:grid lg:grid-cols-2 lg:*:first:*:ms-auto'}`}>
      {shown.map(({ action, address, track, guide, accent, ground, tones }) => (
        <section key={action} className={`overflow-hidden ${ground}`}>
          <div
            className={`grid gap-x-3 gap-y-6 pt-9 md:pt-12 ${alone ? 'wrap sm:grid-cols-[1fr_auto]' : 'h-full lg:max-w-[38.75rem] grid-cols-[1fr_auto] px-5 sm:grid-rows-[auto_1fr] md:px-10'}`}
          >
            <div className={alone ? 'sm:self-end' : 'col-span-2 sm:max-lg:col-span-1'}>
              <h2 className={alone ? 'heading-1' : 'heading-2'}>{words[`${action}Title`]}</h2>
              <p className="mt-3 max-w-[40ch] md:text-xl">
                {words[`${action}Text`]} {words[`${action}Note`]}
              </p>
            </div>
            <div
              className={
                alone
                  ? 'flex flex-wrap content-start gap-3 max-sm:grid sm:pb-12'
                  : 'flex flex-wrap content-end gap-3 pb-9 max-sm:grid max-sm:*:px-2 md:pb-12'
              }
            >
              <ButtonLink href={site[address]} tone={tones[0]} data-track={`${track}-article`}>
                {actions[action]}
              </ButtonLink>
              <ButtonLink href={guide} tone={tones[1]}>
                {words[`${action}More`]}
              </ButtonLink>
            </div>
            <Person
              {...(alone ? person : PEOPLE[accent])}
              className={
                alone
                  ? 'mx-auto h-48 max-w-full self-end sm:col-start-2 sm:row-span-2 sm:row-start-1 sm:h-64 lg:h-96'
                  : 'h-32 self-end sm:h-52 sm:max-lg:[grid-area:1/2/span_2] lg:h-72'
              }
            />
          </div>
        </section>
      ))}
    </div>
  );
}
