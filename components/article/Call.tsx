import { AUDIENCES } from '@/components/ui/audience';
import { ButtonLink } from '@/components/ui/ButtonLink';
import type { Content } from '@/lib/content';
import type { Audience } from '@/lib/content/schemas/common';

const EDGES = { sun: 'border-sun', iris: 'border-iris' };

type Props = {
  audience: Audience;
  words: Content['blog']['call'];
  actions: Content['navigation']['words']['actions'];
  site: Pick<Content['site'], 'storeUrl' | 'advertiserUrl'>;
};

/** What a reader may do next: a quiet line for the article's audience, one of each where it speaks to both. */
export function Call({ audience, words, actions, site }: Props) {
  const shown = audience === 'both' ? Object.values(AUDIENCES) : [AUDIENCES[audience]];
  const row = shown.length === 1 ? 'lg:grid-cols-[1fr_auto] lg:items-end' : '';
  return (
    <div className="mb-9 border-rule border-y bg-white py-9 md:mb-16 md:py-14">
      <div className="wrap grid gap-x-16 gap-y-10 lg:auto-cols-fr lg:grid-flow-col">
        {shown.map(({ action, address, track, guide, accent }) => (
          <section
            key={action}
            className={`grid content-between gap-x-10 gap-y-5 border-s-4 ps-5 md:ps-7 ${EDGES[accent]} ${row}`}
          >
            <div>
              <h2 className="heading-2 lg:text-4xl">{words[`${action}Title`]}</h2>
              <p className="mt-3 max-w-[48ch]">
                {words[`${action}Text`]} {words[`${action}Note`]}
              </p>
            </div>
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <ButtonLink href={site[address]} tone={accent} data-track={`${track}-article`}>
                {actions[action]}
              </ButtonLink>
              <ButtonLink href={guide} tone="outline-light">
                {words[`${action}More`]}
              </ButtonLink>
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
