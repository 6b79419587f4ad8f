import { Person } from '@/components/art/cast/Person';
import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import type { Content, Partnership } from '@/lib/content';

/** Who stands for the partners of each type, on a ground of their own. */
const PEOPLE = {
  advertising: { ground: 'bg-sun', person: { name: 'naledi', pose: 'folded' } },
  technology: { ground: 'bg-rose', person: { name: 'wanjiru', pose: 'phone' } },
  strategic: { ground: 'bg-leaf', person: { name: 'joseph', pose: 'call' } },
  affiliate: { ground: 'bg-iris', person: { name: 'chidinma', pose: 'desk' } },
} as const satisfies Record<Partnership['type'], unknown>;

/** The four ways to work together, each a row of what either side puts in. */
export function Partnerships({ partners }: Pick<Content, 'partners'>) {
  const { types } = partners;
  const words = partners.words.types;
  return (
    <Section title={words.title} lead={words.lead} of={types}>
      <ul className="snap-row max-sm:items-start sm:grid sm:grid-cols-2 sm:gap-5 lg:grid-cols-1">
        {types.map(({ type, title, summary, brings, gets, link }) => (
          <li
            key={type}
            data-mark={title.split(' ')[0]}
            className="grid content-start gap-y-0 max-sm:w-full overflow-hidden rounded-card border border-rule bg-white max-sm:@min-[13em]/page:grid-cols-2 max-sm:last:@min-[13em]/page:[&_h3]:text-white sm:max-lg:row-span-4 sm:max-lg:grid-rows-subgrid lg:grid-cols-[4fr_5fr_4fr_5fr] lg:gap-x-8"
          >
            <div
              className={`flex overflow-hidden pt-4 max-sm:px-5 max-sm:@min-[13em]/page:[grid-area:1/1/2/3] sm:justify-center ${PEOPLE[type].ground}`}
            >
              <Person {...PEOPLE[type].person} className="h-36 shrink-0 self-end lg:h-56" />
            </div>
            <div className="flex flex-col items-start px-5 pt-4 max-sm:@min-[13em]/page:contents max-sm:@min-[13em]/page:*:not-first:col-span-2 max-sm:@min-[13em]/page:*:not-first:mx-5 max-sm:@min-[13em]/page:*:not-first:justify-self-start lg:py-8 lg:pl-0">
              <h3 className="heading-3 max-sm:@min-[13em]/page:self-center max-sm:@min-[13em]/page:[grid-area:1/2]">
                {title}
              </h3>
              <p className="mt-2 max-sm:mt-4 max-sm:leading-normal">{summary}</p>
              <a href={link.href} className="text-link mt-2 inline-block text-balance py-1.5">
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
    <div className="px-5 py-3 last:bg-sand last:pt-5 last:pb-6 max-sm:@min-[13em]/page:col-span-2 lg:py-8! lg:not-last:px-0 lg:px-8">
      <h4 className="font-bold">{title}</h4>
      <ul className="mt-2 grid gap-2 leading-snug *:border-text/15 *:border-t *:pt-2">
        {points.map((point) => (
          <li key={point}>
            <Words text={point} />
          </li>
        ))}
      </ul>
    </div>
  );
}
