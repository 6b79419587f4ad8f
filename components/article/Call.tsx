import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import type { Content } from '@/lib/content';
import type { Audience } from '@/lib/content/schemas/common';

const HALVES = {
  earner: {
    action: 'earn',
    address: 'storeUrl',
    track: 'start-earning-article',
    more: '/earn-money',
    accent: 'sun',
    ground: 'bg-sun text-ink [--focus-ring:var(--color-ink)]',
    tones: ['ink', 'outline-ink'],
  },
  advertiser: {
    action: 'advertise',
    address: 'advertiserUrl',
    track: 'run-ad-article',
    more: '/advertiser-guide',
    accent: 'iris',
    ground: 'bg-iris text-white [--focus-ring:var(--color-white)]',
    tones: ['white', 'outline-white'],
  },
} as const;

type Props = {
  /** Of the article. */
  audience: Audience;
  words: Content['blog']['call'];
  actions: Content['navigation']['words']['actions'];
  site: Pick<Content['site'], 'storeUrl' | 'advertiserUrl'>;
};

/** What a reader may do next: one panel for the article's audience, or both where it speaks to both. */
export function Call({ audience, words, actions, site }: Props) {
  const shown = audience === 'both' ? Object.values(HALVES) : [HALVES[audience]];
  const panels = shown.map(({ action, address, track, more, accent, ground, tones }) => {
    const title = words[`${action}Title`];
    const text = words[`${action}Text`];
    const note = words[`${action}Note`];
    const buttons = (
      <>
        <ButtonLink href={site[address]} tone={tones[0]} data-track={track}>
          {actions[action]}
        </ButtonLink>
        <ButtonLink href={more} tone={tones[1]}>
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
      <CallToAction
        key={action}
        accent={accent}
        title={title}
        text={
          <>
            {text} <span className="mt-2 block text-base">{note}</span>
          </>
        }
      >
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
