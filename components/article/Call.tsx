import { ButtonLink } from '@/components/ui/ButtonLink';
import type { ButtonTone } from '@/components/ui/button';
import type { Content } from '@/lib/content';
import type { Audience } from '@/lib/content/schemas/common';

type Half = {
  ground: string;
  note: string;
  tone: ButtonTone;
  title: string;
  text: string;
  action: { label: string; href: string; track: string };
  more: { label: string; href: string };
};

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
  const shown = audience === 'both' ? [earner, advertiser] : [audience === 'earner' ? earner : advertiser];
  return (
    <div className={`grid gap-5 print:hidden ${shown.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {shown.map((half) => (
        <Panel key={half.action.track} half={half} />
      ))}
    </div>
  );
}

function Panel({ half }: { half: Half }) {
  const { ground, tone, title, text, note, action, more } = half;
  return (
    <section className={`rounded-panel p-7 md:p-10 ${ground}`}>
      <h2 className="heading-2 max-w-[12.06em]">{title}</h2>
      <p className="mt-3 max-w-[46ch] text-balance text-lg">{text}</p>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={action.href} tone={tone} data-track={action.track}>
          {action.label}
        </ButtonLink>
        <a
          href={more.href}
          className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
        >
          {more.label}
        </a>
      </div>
      <p className="mt-5 text-sm">{note}</p>
    </section>
  );
}

function halves({ words, actions, site }: Omit<Props, 'audience'>): Record<'earner' | 'advertiser', Half> {
  return {
    earner: {
      ground: 'bg-sun text-ink [--focus-ring:var(--color-ink)]',
      tone: 'ink',
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
      ground: 'bg-iris text-white [--focus-ring:var(--color-white)]',
      tone: 'white',
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
