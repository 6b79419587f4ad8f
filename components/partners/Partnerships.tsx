import { Figure } from '@/components/art/cast/Figure';
import { Section } from '@/components/ui/Section';
import { TickList } from '@/components/ui/TickList';
import type { Content, Partnership } from '@/lib/content';

/** Who stands for the partners of each type, and on which ground. */
const SCENES = {
  advertising: { ground: 'bg-iris text-white', person: { name: 'kwame', pose: 'folded' } },
  technology: { ground: 'bg-leaf text-ink', person: { name: 'wanjiru', pose: 'desk' } },
  strategic: { ground: 'bg-rose-deep text-white', person: { name: 'joseph', pose: 'point' } },
  affiliate: { ground: 'bg-sun text-ink', person: { name: 'chidinma', pose: 'cheer' } },
} as const satisfies Record<Partnership['type'], unknown>;

/** The four ways to work together, each with what either side puts in. */
export function Partnerships({ partners }: Pick<Content, 'partners'>) {
  const { types } = partners;
  const words = partners.words.types;
  return (
    <Section title={words.title} lead={words.lead} of={types}>
      <ul className="snap-row sm:grid sm:gap-x-12 sm:gap-y-14 md:grid-cols-2">
        {types.map((partnership) => (
          <Type key={partnership.type} partnership={partnership} words={words} />
        ))}
      </ul>
    </Section>
  );
}

type TypeProps = { partnership: Partnership; words: Content['partners']['words']['types'] };

function Type({ partnership, words }: TypeProps) {
  const { type, title, summary, brings, gets, link } = partnership;
  const { ground, person } = SCENES[type];
  const sides = [
    { heading: words.brings, points: brings },
    { heading: words.gets, points: gets },
  ];
  return (
    <li className="flex flex-col max-sm:w-[86%]">
      <div
        className={`grid grid-cols-3 gap-x-2 overflow-hidden rounded-card px-5 pt-5 md:px-8 md:pt-8 ${ground}`}
      >
        <div className="col-span-2 pb-5">
          <h3 className="heading-3 md:text-[1.75rem]">{title}</h3>
          <p className="mt-2 lg:text-lg">{summary}</p>
        </div>
        <Figure {...person} className="w-full self-end" />
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 md:mt-6 lg:grid-cols-2">
        {sides
          .filter(({ points }) => points.length > 0)
          .map(({ heading, points }) => (
            <div key={heading}>
              <h4 className="font-bold text-sm">{heading}</h4>
              <TickList points={points} className="mt-2 grid gap-2 text-muted" />
            </div>
          ))}
      </div>
      <a href={link.href} className="text-link inline-flex min-h-11 items-center self-start pt-5 mt-auto">
        {link.label}
      </a>
    </li>
  );
}
