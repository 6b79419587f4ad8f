import { LuArrowRight } from 'react-icons/lu';
import { Cover } from '@/components/art/Cover';
import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import type { PressRelease } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { coverOf } from '@/lib/drawing/covers/cover';
import { PALETTES } from '@/lib/drawing/covers/palettes';
import { releasePath } from '@/lib/site/paths';

type Props = { words: { title: string; read: string }; note: string; releases: readonly PressRelease[] };

/** The press releases, the newest one large. */
export function Releases({ words, note, releases }: Props) {
  const [newest, ...older] = releases;
  if (!newest) return null;
  return (
    <Section id="releases" title={words.title} note={<SampleLine of={releases} note={note} />}>
      <div className="grid gap-x-10 sm:grid-cols-2">
        <article className="group relative grid overflow-hidden rounded-panel mb-6 bg-leaf-deep text-white sm:col-span-2 md:mb-12 md:grid-cols-2">
          <div className="z-1 p-7 md:p-9 lg:p-12 lg:py-20">
            <p className="font-bold text-sm">
              <time dateTime={newest.published}>{formatDay(newest.published)}</time>
            </p>
            <h3 className="heading-2 mt-4 max-w-[13.4em]">
              <a
                href={releasePath(newest.slug)}
                className="group-hover:underline after:absolute after:inset-0"
              >
                {newest.title}
              </a>
            </h3>
            <p className="mt-5 max-w-[52ch] text-lg">{newest.summary}</p>
            <p aria-hidden="true" className="mt-6 flex items-center gap-2 font-bold">
              {words.read} <LuArrowRight className="size-5" />
            </p>
          </div>
          <Cover
            cover={{ palette: PALETTES.leaf[0], motif: coverOf(newest.title, 'leaf').motif }}
            className="aspect-video w-full md:aspect-[290/225] md:w-[96%] md:self-end md:overflow-visible print:overflow-hidden"
          />
        </article>
        {older.map((release) => (
          <ReleaseCard key={release.slug} release={release} />
        ))}
      </div>
    </Section>
  );
}

/** One release in few words. */
export function ReleaseCard({ release }: { release: PressRelease }) {
  const { slug, title, summary, published } = release;
  return (
    <article className="group relative border-text/25 border-t py-5">
      <time dateTime={published} className="text-muted">
        {formatDay(published)}
      </time>
      <h3 className="heading-3 mt-1 text-balance">
        <a href={releasePath(slug)} className="group-hover:underline after:absolute after:inset-0">
          {title}
        </a>
      </h3>
      <p className="mt-2 max-w-[52ch]">{summary}</p>
    </article>
  );
}
