import { LuCheck } from 'react-icons/lu';
import { Figure } from '@/components/art/cast/Figure';
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
  if (types.length === 0) return null;
  return (
    <section aria-labelledby="types-title" className="section">
      <div className="wrap">
        <header className="mb-10 grid gap-x-12 gap-y-5 md:mb-14 lg:grid-cols-[3fr_2fr] lg:items-end">
          <h2 id="types-title" className="heading-2 max-w-[12.06em]">
            {words.title}
          </h2>
          <p className="max-w-[52ch] text-lg text-muted">{words.lead}</p>
        </header>
        <ul className="snap-row sm:grid sm:gap-14 md:grid-cols-2">
          {types.map((partnership) => (
            <Type key={partnership.type} partnership={partnership} words={words} />
          ))}
        </ul>
      </div>
    </section>
  );
}

type TypeProps = { partnership: Partnership; words: Content['partners']['words']['types'] };

function Type({ partnership, words }: TypeProps) {
  const { type, title, summary, brings, gets, link } = partnership;
  const { ground, person } = SCENES[type];
  return (
    <li className="flex flex-col max-sm:w-[86%]">
      <div
        className={`grid grid-cols-[1fr_auto] gap-x-4 overflow-hidden rounded-card ps-5 pt-5 lg:ps-8 lg:pt-8 ${ground}`}
      >
        <div className="min-w-0 pb-5 lg:pb-8">
          <h3 className="heading-3 lg:text-[1.75rem]">{title}</h3>
          <p className="mt-2 lg:text-lg">{summary}</p>
        </div>
        <Figure {...person} className="-ms-3 w-28 self-end lg:me-3 lg:ms-0 lg:w-52" />
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 md:mt-6 lg:grid-cols-2">
        <Points title={words.brings} points={brings} />
        <Points title={words.gets} points={gets} />
      </div>
      <a href={link.href} className="text-link inline-flex min-h-11 items-center self-start pt-5 md:mt-auto">
        {link.label}
      </a>
    </li>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h4 className="font-bold text-sm">{title}</h4>
      <ul className="mt-2 grid gap-2 text-muted">
        {points.map((point) => (
          <li key={point} className="grid grid-cols-[auto_1fr] gap-2.5">
            <LuCheck aria-hidden="true" className="mt-1.5 size-4 text-leaf-deep" />
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}
