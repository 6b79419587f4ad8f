import { Person } from '@/components/art/cast/Person';
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
        <li className="mt-4 flex items-end justify-between gap-4 overflow-hidden rounded-panel bg-sun px-6 pt-6 text-ink max-[19em]:flex-wrap @max-[13em]/page:flex-wrap md:mt-10 md:px-12 md:pt-9">
          <div className="min-w-0 self-center pb-6 md:pb-9">
            <p className="md:text-lg">{words.today}</p>
            <h3 className="heading-2 max-w-[13em] text-balance lg:text-6xl">{words.figures}</h3>
          </div>
          <Person
            name="amina"
            pose="walk"
            className="-mr-4 -ml-8 h-36 shrink-0 md:mx-0 md:h-72 lg:mr-28 lg:h-104"
          />
        </li>
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
