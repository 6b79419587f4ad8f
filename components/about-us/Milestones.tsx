import { Dashes } from '@/components/art/Dashes';
import type { Content } from '@/lib/content';
import { formatDay } from '@/lib/content/text/dates';
import { releasePath } from '@/lib/site/paths';

type Props = {
  words: Content['about']['words']['milestones'];
  founded: number;
  releases: Content['pressReleases'];
};

/** What happened so far, oldest first: the founding, then every press release. A dash is a month since the founding year began. */
export function Milestones({ words, founded, releases }: Props) {
  const monthOf = (day: string) => 12 * (Number(day.slice(0, 4)) - founded) + Number(day.slice(5, 7));
  const months = Math.max(1, ...releases.map(({ published }) => monthOf(published)));
  return (
    <section aria-labelledby="milestones-title" className="section">
      <div className="wrap">
        <h2 id="milestones-title" className="heading-2 mb-10 md:mb-14">
          {words.title}
        </h2>
        <ol className="grid gap-x-8 gap-y-8 md:grid-cols-2 lg:grid-cols-4">
          <Milestone day={String(founded)} title={words.founded} month={1} months={months} />
          {[...releases].reverse().map(({ slug, title, published }) => (
            <Milestone
              key={slug}
              day={formatDay(published)}
              title={title}
              href={releasePath(slug)}
              month={monthOf(published)}
              months={months}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

type MilestoneProps = { day: string; title: string; href?: string; month: number; months: number };

function Milestone({ day, title, href, month, months }: MilestoneProps) {
  return (
    <li>
      <Dashes count={months} filled={month} className="stroke-leaf-deep" />
      <p className="mt-4 font-bold text-muted text-sm">{day}</p>
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
