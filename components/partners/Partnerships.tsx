import { LuCheck } from 'react-icons/lu';
import { Ring } from '@/components/art/Ring';
import type { Content, Partnership } from '@/lib/content';

/** A quarter of the ring for each type, clockwise. */
const QUARTERS: Record<Partnership['type'], { turn: string; colour: string }> = {
  advertising: { turn: 'rotate-0', colour: 'text-iris' },
  technology: { turn: 'rotate-90', colour: 'text-leaf-deep' },
  strategic: { turn: 'rotate-180', colour: 'text-rose' },
  affiliate: { turn: '-rotate-90', colour: 'text-sun' },
};

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
        <ul className="grid gap-x-14 md:grid-cols-2">
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
  const { turn, colour } = QUARTERS[type];
  return (
    <li className="flex flex-col border-rule border-t py-9 md:py-12">
      <div className="flex items-center gap-5">
        <Ring segments={4} filled={1} thickness={0.16} className={`size-16 shrink-0 ${turn} ${colour}`} />
        <h3 className="heading-3 md:text-[1.75rem]">{title}</h3>
      </div>
      <p className="mt-5 max-w-[48ch] text-lg">{summary}</p>
      <div className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <Points title={words.brings} points={brings} />
        <Points title={words.gets} points={gets} />
      </div>
      <a href={link.href} className="text-link mt-5 inline-flex min-h-11 items-center self-start">
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
