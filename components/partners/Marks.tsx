import { Drawing } from '@/components/art/Drawing';
import { SampleLine } from '@/components/ui/SampleLine';
import type { PartnerMarkEntry } from '@/lib/content';

type Props = { title: string; note: string; marks: readonly PartnerMarkEntry[] };

/** Where partners will stand: the places that they come from. */
export function Marks({ title, note, marks }: Props) {
  if (marks.length === 0) return null;
  return (
    <section aria-labelledby="marks-title" className="bg-white py-12 md:py-24">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="marks-title" className="heading-2">
            {title}
          </h2>
          <SampleLine of={marks} note={note} />
        </div>
        <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-7 md:mt-10 md:grid-cols-3 md:gap-x-6 md:gap-y-10">
          {marks.map(({ name, kind, shape }) => (
            <li key={name}>
              <Drawing name={`places/${shape}`} className="w-full rounded-card" />
              <p className="mt-3 font-display text-lg leading-tight md:text-2xl">{name}</p>
              <p className="mt-1 text-muted">{kind}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
