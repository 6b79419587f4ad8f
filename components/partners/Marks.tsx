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
      <ul className="mt-6 grid grid-cols-3 gap-x-3 gap-y-5 sm:gap-4 lg:grid-cols-6 @max-[19em]/page:grid-cols-2">
        {marks.map(({ name, kind, shape }) => (
          <li key={name}>
            <div className="grid h-24 place-items-center px-2 sm:h-32 md:h-40 rounded-card bg-sand">
              <Drawing name={`marks/${shape}`} className="h-16 max-w-full sm:h-24 lg:h-28" />
            </div>
            <p className="mt-2 font-display text-base leading-tight sm:mt-3 sm:text-lg">{name}</p>
            <p className="mt-0.5 text-muted max-sm:text-sm">{kind}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
