import { Person, type PersonProps } from '@/components/art/cast/Person';
import { AUDIENCES } from '@/components/ui/audience';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PEOPLE } from '@/components/ui/CallToAction';
import type { Content } from '@/lib/content';
import type { Audience } from '@/lib/content/schemas/common';
import { diceFrom, hash } from '@/lib/drawing/covers/cover';

/** Who may stand at the end of an article, in no clothes of the panel's colour. */
const ENDS: Record<'sun' | 'iris', readonly [PersonProps, ...PersonProps[]]> = {
  sun: [PEOPLE.sun, { name: 'naledi', pose: 'phone' }, { name: 'tunde', pose: 'call' }],
  iris: [PEOPLE.iris, { name: 'chidinma', pose: 'call' }, { name: 'kwame', pose: 'phone' }],
};

type Props = {
  /** Of the article: it decides who stands there. */
  path: string;
  audience: Audience;
  words: Content['blog']['call'];
  actions: Content['navigation']['words']['actions'];
  site: Pick<Content['site'], 'storeUrl' | 'advertiserUrl'>;
};

/** What a reader may do next: a band over the whole width for the article's audience, or both where it speaks to both. */
export function Call({ path, audience, words, actions, site }: Props) {
  const shown = audience === 'both' ? Object.values(AUDIENCES) : [AUDIENCES[audience]];
  const panels = shown.map(({ action, address, track, guide, accent, ground, tones }) => {
    const title = words[`${action}Title`];
    const text = words[`${action}Text`];
    const note = words[`${action}Note`];
    const buttons = (
      <>
        <ButtonLink href={site[address]} tone={tones[0]} data-track={`${track}-article`}>
          {actions[action]}
        </ButtonLink>
        <ButtonLink href={guide} tone={tones[1]}>
          {words[`${action}More`]}
        </ButtonLink>
      </>
    );
    return shown.length > 1 ? (
      <section
        key={action}
        className={`grid grid-cols-1 gap-x-10 gap-y-5 overflow-hidden rounded-panel px-6 pt-9 sm:grid-cols-[auto_1fr] md:px-10 md:pt-12 ${ground}`}
      >
        <div className="sm:col-span-2">
          <h2 className="heading-2">{title}</h2>
          <p className="mt-3 text-lg">{text}</p>
          <p className="mt-2">{note}</p>
        </div>
        <div className="grid content-end gap-3 sm:pb-10 md:pb-12">{buttons}</div>
        <Person {...PEOPLE[accent]} className="mx-auto h-40 max-w-full self-end sm:h-52" />
      </section>
    ) : (
      <section key={action} className={`mb-12 overflow-hidden md:mb-20 ${ground}`}>
        <div className="wrap grid gap-6 pt-10 lg:grid-cols-[1fr_auto] lg:items-center">
          <div className="lg:pb-10">
            <h2 className="heading-1">{title}</h2>
            <p className="mt-4 max-w-[40ch] md:text-xl">
              {text} {note}
            </p>
            <div className="mt-6 flex flex-wrap gap-3 max-sm:grid lg:mt-8">{buttons}</div>
          </div>
          <Person
            {...diceFrom(hash(path)).pick(ENDS[accent])}
            className="mx-auto h-60 max-w-full self-end lg:me-16 lg:h-96"
          />
        </div>
      </section>
    );
  });
  return shown.length > 1 ? (
    <div className="wrap grid gap-4 pb-16 md:pb-24 lg:grid-cols-2">{panels}</div>
  ) : (
    panels
  );
}
