import { LuArrowRight } from 'react-icons/lu';
import { SampleLine } from '@/components/ui/SampleLine';
import type { PressRelease } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { releasePath } from '@/lib/site/paths';

type Props = { words: { title: string; read: string }; note: string; releases: readonly PressRelease[] };

/** The press releases, the newest one large. */
export function Releases({ words, note, releases }: Props) {
  const [newest, ...older] = releases;
  if (!newest) return null;
  return (
    <section id="releases" aria-labelledby="releases-title" className="wrap pt-10 pb-17 md:pt-14 md:pb-26">
      <h2 id="releases-title" className="sr-only">
        {words.title}
      </h2>
      <SampleLine of={releases} note={note} className="mb-3 text-muted" />
      <div className="grid gap-4 lg:grid-cols-[7fr_5fr]">
        <article className="group relative flex flex-col rounded-panel bg-leaf p-7 text-ink md:p-12">
          <p className="font-bold text-sm">
            <time dateTime={newest.published}>{formatDay(newest.published)}</time>
          </p>
          <h3 className="mt-4 max-w-[13.4em] font-display text-3xl leading-[1.08] tracking-tight md:text-[2.75rem]">
            <a
              href={releasePath(newest.slug)}
              className="group-hover:underline after:absolute after:inset-0 after:rounded-panel"
            >
              {newest.title}
            </a>
          </h3>
          <p className="mt-5 max-w-[52ch] text-lg">{newest.summary}</p>
          <p aria-hidden="true" className="mt-auto flex items-center gap-2 pt-8 font-bold">
            {words.read} <LuArrowRight className="size-5" />
          </p>
        </article>
        <div className="grid gap-4">
          {older.map(({ slug, title, summary, published }) => (
            <article
              key={slug}
              className="group relative rounded-panel border border-rule bg-white p-7 transition-shadow hover:shadow-lift md:p-9"
            >
              <p className="font-bold text-muted text-sm">
                <time dateTime={published}>{formatDay(published)}</time>
              </p>
              <h3 className="heading-3 mt-3">
                <a
                  href={releasePath(slug)}
                  className="group-hover:underline after:absolute after:inset-0 after:rounded-panel"
                >
                  {title}
                </a>
              </h3>
              <p className="mt-2 text-muted">{summary}</p>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
