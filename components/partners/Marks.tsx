import { PartnerMark } from '@/components/art/PartnerMark';
import { SampleLine } from '@/components/ui/SampleLine';
import type { PartnerMarkEntry } from '@/lib/content';

type Props = { title: string; note: string; marks: readonly PartnerMarkEntry[] };

/** Where partners' logos stand, as drawn marks. */
export function Marks({ title, note, marks }: Props) {
  if (marks.length === 0) return null;
  return (
    <section aria-labelledby="marks-title" className="bg-sand py-14 md:py-20">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="marks-title" className="heading-3">
            {title}
          </h2>
          <SampleLine of={marks} note={note} />
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-rule bg-rule md:grid-cols-3 lg:grid-cols-6">
          {marks.map(({ name, kind, shape }) => (
            <li key={name} className="flex flex-col items-center bg-paper px-4 py-8 text-center">
              <PartnerMark shape={shape} className="size-16" />
              <span className="my-auto pt-4 pb-3 font-bold leading-tight">{name}</span>
              <span className="text-muted text-sm">{kind}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
