import { ButtonLink } from '@/components/ui/ButtonLink';
import { CallToAction } from '@/components/ui/CallToAction';
import type { Content } from '@/lib/content';
import type { Audience } from '@/lib/content/schemas/common';

type Half = {
  accent: 'sun' | 'iris';
  title: string;
  text: string;
  note: string;
  action: { label: string; href: string; track: string };
  more: { label: string; href: string };
};

const LOOKS = {
  sun: { ground: 'bg-sun text-ink [--focus-ring:var(--color-ink)]', action: 'ink', more: 'outline-ink' },
  iris: {
    ground: 'bg-iris text-white [--focus-ring:var(--color-white)]',
    action: 'white',
    more: 'outline-white',
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
export function Call({ audience, ...texts }: Props) {
  const { earner, advertiser } = halves(texts);
  if (audience === 'both') {
    return (
      <div className="wrap grid gap-5 pb-16 md:grid-cols-2 md:pb-24">
        <Panel half={earner} />
        <Panel half={advertiser} />
      </div>
    );
  }
  const half = audience === 'earner' ? earner : advertiser;
  return (
    <CallToAction
      accent={half.accent}
      title={half.title}
      text={
        <>
          {half.text} <span className="mt-2 block text-base">{half.note}</span>
        </>
      }
    >
      <Buttons half={half} />
    </CallToAction>
  );
}

function Panel({ half }: { half: Half }) {
  const { accent, title, text, note } = half;
  return (
    <section className={`rounded-panel p-7 md:p-10 ${LOOKS[accent].ground}`}>
      <h2 className="heading-2 max-w-[12.06em]">{title}</h2>
      <p className="mt-3 max-w-[46ch] text-balance text-lg">{text}</p>
      <p className="mt-2 max-w-[46ch]">{note}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Buttons half={half} />
      </div>
    </section>
  );
}

function Buttons({ half: { accent, action, more } }: { half: Half }) {
  return (
    <>
      <ButtonLink href={action.href} tone={LOOKS[accent].action} data-track={action.track}>
        {action.label}
      </ButtonLink>
      <ButtonLink href={more.href} tone={LOOKS[accent].more}>
        {more.label}
      </ButtonLink>
    </>
  );
}

function halves({ words, actions, site }: Omit<Props, 'audience'>): Record<'earner' | 'advertiser', Half> {
  return {
    earner: {
      accent: 'sun',
      title: words.earnTitle,
      text: words.earnText,
      note: words.earnNote,
      action: {
        label: actions.earn,
        href: site.storeUrl,
        track: 'start-earning-article',
      },
      more: { label: words.earnMore, href: '/earn-money' },
    },
    advertiser: {
      accent: 'iris',
      title: words.advertiseTitle,
      text: words.advertiseText,
      note: words.advertiseNote,
      action: {
        label: actions.advertise,
        href: site.advertiserUrl,
        track: 'run-ad-article',
      },
      more: { label: words.advertiseMore, href: '/advertiser-guide' },
    },
  };
}
