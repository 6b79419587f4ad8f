import { Section } from '@/components/ui/Section';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The four ways to work together, each a row of what either side puts in. */
export function Partnerships({ partners }: Pick<Content, 'partners'>) {
  const { types } = partners;
  const words = partners.words.types;
  return (
    <Section title={words.title} lead={words.lead} of={types}>
      <ul className="snap-row max-sm:items-start sm:grid sm:grid-cols-2 sm:gap-x-10 sm:gap-y-9 lg:grid-cols-1 lg:gap-y-0">
        {types.map(({ type, title, summary, brings, gets, link }) => (
          <li
            key={type}
            data-mark={title.split(' ')[0]}
            className="grid content-start gap-x-10 gap-y-5 border-text max-sm:w-full max-sm:rounded-card max-sm:border max-sm:border-rule max-sm:bg-white max-sm:p-5 sm:border-t-2 sm:pt-5 sm:max-lg:row-span-3 sm:max-lg:grid-rows-subgrid lg:grid-cols-[5fr_4fr_4fr] lg:border-t lg:py-8"
          >
            <div>
              <h3 className="heading-3 lg:text-3xl">{title}</h3>
              <p className="mt-2 max-w-[44ch]">{summary}</p>
              <a href={link.href} className="text-link mt-1 inline-block text-balance py-1.5">
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
    <div>
      <h4 className="font-bold text-iris">{title}</h4>
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
