import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The questions of somebody who has been cheated before: the short answer in giant words, the long one beside them. */
export function Answers({ title, answers }: { title: string; answers: Content['trust']['answers'] }) {
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="answers-title" className="section">
      <div className="wrap">
        <h2 id="answers-title" className="sr-only">
          {title}
        </h2>
        <div className="border-rule border-t">
          {answers.map(({ id, question, short, text }) => (
            <div
              key={id}
              id={id}
              className="grid items-baseline gap-x-10 gap-y-3 border-rule border-b py-7 md:py-12 lg:grid-cols-[5fr_3fr] lg:gap-y-0"
            >
              {/* On wide screens its two parts stand in the grid themselves, so that the text begins level with the answer. */}
              <h3 className="lg:contents">
                <span className="col-span-full block font-bold text-leaf-deep">{question}</span>
                <span className="heading-1 mt-1 block text-balance">{short}</span>
              </h3>
              <p className="max-w-[60ch] text-muted">
                <Words text={text} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
