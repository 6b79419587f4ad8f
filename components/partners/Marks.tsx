import { PartnerMark } from '@/components/art/PartnerMark';
import { SampleMark } from '@/components/ui/SampleMark';
import { content } from '@/lib/content';

/** Where partners' logos stand: drawn marks, labelled while they are placeholders. */
export function Marks() {
  const words = content().partners.words.marks;
  const { marks } = content().partners;
  if (marks.length === 0) return null;
  const samples = marks.some(({ sample }) => sample);
  return (
    <section aria-labelledby="marks-title" className="bg-sand py-14 md:py-20">
      <div className="wrap">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 id="marks-title" className="heading-3">
            {words.title}
          </h2>
          {samples && <p className="max-w-[60ch]">{words.samples}</p>}
        </div>
        <ul className="mt-8 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-rule bg-rule md:grid-cols-3 lg:grid-cols-6">
          {marks.map(({ name, kind, shape, sample }) => (
            <li key={name} className="flex flex-col items-center bg-paper px-4 py-8 text-center">
              <PartnerMark shape={shape} className="size-12 text-muted" />
              <span className="my-auto pt-4 pb-3 font-bold leading-tight">{name}</span>
              {sample ? (
                <SampleMark sample={sample} className="rounded-control! py-1 leading-5!" />
              ) : (
                <span className="text-muted text-sm">{kind}</span>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
