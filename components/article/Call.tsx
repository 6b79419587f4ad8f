import { AUDIENCES } from '@/components/ui/audience';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import type { Content } from '@/lib/content';
import type { Audience } from '@/lib/content/schemas/common';

type Props = {
  /** Of the article. */
  audience: Audience;
  words: Content['blog']['call'];
  actions: Content['navigation']['words']['actions'];
  site: Pick<Content['site'], 'storeUrl' | 'advertiserUrl'>;
};

/** What a reader may do next: one panel for the article's audience, or both where it speaks to both. */
export function Call({ audience, words, actions, site }: Props) {
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
      <section key={action} className={`rounded-panel p-7 md:p-10 ${ground}`}>
        <h2 className="heading-2 max-w-[12.06em]">{title}</h2>
        <p className="mt-3 max-w-[46ch] text-balance text-lg">{text}</p>
        <p className="mt-2 max-w-[46ch]">{note}</p>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:grow">{buttons}</div>
      </section>
    ) : (
      <CallToAction key={action} accent={accent} title={title} text={`${text} ${note}`}>
        {buttons}
      </CallToAction>
    );
  });
  return shown.length > 1 ? (
    <div className="wrap grid gap-5 pb-16 md:grid-cols-2 md:pb-24">{panels}</div>
  ) : (
    panels
  );
}
