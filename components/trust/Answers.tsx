import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** The questions of somebody who has been cheated before: the short answer large, the long one beside it. */
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
              className="grid gap-x-14 gap-y-4 border-rule border-b py-9 md:py-12 lg:grid-cols-[6fr_7fr] lg:items-start"
            >
              <h3>
                <span className="block font-bold text-leaf-deep">{question}</span>
                <span className="heading-2 mt-1 block">{short}</span>
              </h3>
              <p className="max-w-[60ch] text-lg text-muted lg:pt-9">
                <Words text={text} />
              </p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
