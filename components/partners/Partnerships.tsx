import { LuCheck } from 'react-icons/lu';
import { Cover } from '@/components/art/Cover';
import type { Content, Partnership } from '@/lib/content';
import { coverOf } from '@/lib/drawing/covers/cover';

/** What the partners of each type do: the colours of its drawing and what it shows. */
const DRAWINGS: Record<Partnership['type'], Parameters<typeof coverOf>> = {
  advertising: ['', 'iris', 'storyboard'],
  technology: ['', 'leaf', 'wallet'],
  strategic: ['', 'rose', 'student'],
  affiliate: ['', 'sun', 'reach'],
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
        <ul className="grid gap-x-14 gap-y-14 md:grid-cols-2">
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
  return (
    <li className="flex flex-col">
      <div className="flex items-center gap-5 md:block">
        <Cover
          cover={coverOf(...DRAWINGS[type])}
          className="aspect-video w-32 shrink-0 rounded-xl md:mb-6 md:w-full md:rounded-card"
        />
        <h3 className="heading-3 md:text-[1.75rem]">{title}</h3>
      </div>
      <p className="mt-4 max-w-[48ch] text-lg">{summary}</p>
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
