import { SampleLine } from '@/components/ui/SampleLine';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { releasePath } from '@/lib/site/paths';

type Props = {
  words: Content['about']['words']['milestones'];
  founded: number;
  releases: Content['pressReleases'];
};

/** What happened so far along one line, oldest first: the founding, then every press release, then today. */
export function Milestones({ words, founded, releases }: Props) {
  return (
    <Section title={words.title} note={<SampleLine of={releases} note={words.note} />}>
      <ol className="border-text border-t-2">
        <Milestone day={String(founded)} title={words.founded} />
        {[...releases].reverse().map(({ slug, title, published }) => (
          <Milestone key={slug} day={formatDay(published)} title={title} href={releasePath(slug)} />
        ))}
        <Milestone day={words.today} title={words.figures} />
      </ol>
    </Section>
  );
}

function Milestone({ day, title, href }: { day: string; title: string; href?: string }) {
  return (
    <li className="gap-x-6 border-rule border-b py-4 sm:grid sm:grid-cols-[10rem_1fr] md:py-6">
      <p className="text-lg text-muted">{day}</p>
      <h3 className="text-balance font-display text-xl leading-snug md:text-2xl">
        {href ? (
          <a href={href} className="hover:text-leaf-deep hover:underline">
            {title}
          </a>
        ) : (
          title
        )}
      </h3>
    </li>
  );
}
