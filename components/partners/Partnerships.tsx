import { Figure } from '@/components/art/cast/Figure';
import { Section } from '@/components/ui/Section';
import { TickList } from '@/components/ui/TickList';
import type { Content, Partnership } from '@/lib/content';

/** Who stands for the partners of each type. */
const PEOPLE = {
  advertising: { name: 'kwame', pose: 'folded' },
  technology: { name: 'tunde', pose: 'desk' },
  strategic: { name: 'joseph', pose: 'laughing' },
  affiliate: { name: 'kevin', pose: 'phone' },
} as const satisfies Record<Partnership['type'], unknown>;

/** The four ways to work together, each a row of what either side puts in: beside one another, a swipe apart on phones. */
export function Partnerships({ partners }: Pick<Content, 'partners'>) {
  const { types } = partners;
  const words = partners.words.types;
  return (
    <Section title={words.title} lead={words.lead} of={types}>
      <ul className="snap-row sm:grid sm:grid-cols-2 sm:gap-x-12 sm:gap-y-14 lg:block">
        {types.map(({ type, title, summary, brings, gets, link }) => (
          <li
            key={type}
            className="flex flex-col max-sm:w-[86%] lg:grid lg:grid-cols-[11rem_4fr_3fr_3fr] lg:gap-x-10 lg:border-rule lg:border-b"
          >
            <Figure
              {...PEOPLE[type]}
              className="w-40 border-rule [clip-path:inset(-20%_-20%_0)] max-lg:w-full max-lg:border-b max-lg:px-[22%] lg:mt-8 lg:self-end"
            />
            <div className="mt-5 lg:my-8">
              <h3 className="heading-3 lg:text-[1.75rem]">{title}</h3>
              <p className="mt-2 max-w-[34ch] max-sm:leading-normal lg:text-lg">{summary}</p>
              <a href={link.href} className="text-link inline-flex min-h-11 items-center lg:mt-2">
                {link.label}
              </a>
            </div>
            <Side title={words.brings} points={brings} />
            <Side title={words.gets} points={gets} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Side({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div className="mt-4 lg:my-8">
      <h4 className="font-bold">{title}</h4>
      <TickList points={points} className="mt-2 grid gap-2 text-muted max-sm:leading-normal" />
    </div>
  );
}
