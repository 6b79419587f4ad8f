import { Words } from '@/components/ui/Words';

type Props = { title: string; points: readonly { term: string; text: string }[] };

/** A text in a few lines, for those who will not read all of it. */
export function InShort({ title, points }: Props) {
  return (
    <section
      aria-labelledby="in-short"
      className="mb-12 max-w-[62ch] rounded-card border border-rule bg-white p-6 md:p-8 print:border-0 print:p-0"
    >
      <h2 id="in-short" className="heading-3 mb-5">
        {title}
      </h2>
      <dl className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {points.map(({ term, text }) => (
          <div key={term} className="border-leaf border-s-4 ps-4">
            <dt className="font-bold">{term}</dt>
            <dd className="text-muted">
              <Words text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
