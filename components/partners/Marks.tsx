import { Drawing } from '@/components/art/Drawing';
import { SampleLine } from '@/components/ui/SampleLine';
import type { PartnerMarkEntry } from '@/lib/content';

type Props = { title: string; note: string; marks: readonly PartnerMarkEntry[] };

/** Where the marks of partners will stand. */
export function Marks({ title, note, marks }: Props) {
  if (marks.length === 0) return null;
  return (
    <section aria-labelledby="marks-title" className="wrap page-section pb-0">
      <h2 id="marks-title" className="heading-2">
        {title}
      </h2>
      <SampleLine of={marks} note={note} />
      <ul className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {marks.map(({ name, kind, shape }) => (
          <li
            key={name}
            className="*:first:bg-leaf nth-[4n+2]:*:first:bg-sun nth-[4n+3]:*:first:bg-rose nth-[4n]:*:first:bg-iris"
          >
            <div className="grid h-32 md:h-40 place-items-center rounded-card">
              <Drawing name={`marks/${shape}`} className="h-24 lg:h-28 max-w-full" />
            </div>
            <p className="mt-3 font-display text-base leading-tight sm:text-lg">{name}</p>
            <p className="mt-0.5 text-muted">{kind}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
