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
      <ol className="grid max-lg:ml-2 lg:grid-cols-5">
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
    <li className="relative border-leaf-deep border-dotted last:border-transparent before:absolute before:-left-5 before:-top-0.5 max-lg:border-l-4 max-lg:pb-6 max-lg:pl-6 lg:border-t-4 lg:pt-5 lg:pr-8 lg:before:-top-5 lg:before:-left-3 before:size-9 before:rounded-full before:border-12 before:border-paper before:bg-leaf-deep before:content-['']">
      <p className="font-display text-2xl text-leaf-deep">{day}</p>
      <h3 className="mt-1 font-display text-xl leading-snug">
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
