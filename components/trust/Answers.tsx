import type { ReactNode } from 'react';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

type Props = {
  title: string;
  answers: Content['trust']['answers'];
  /** Beneath the answers that have one, by their ids. */
  pictures: Partial<Record<string, ReactNode>>;
};

/**
 * The questions of somebody who has been cheated before: the first answer over the whole width, the others each
 * with its picture beside it.
 */
export function Answers({ title, answers, pictures }: Props) {
  const [first, ...others] = answers;
  if (!first) return null;
  return (
    <section aria-labelledby="answers-title" className="mt-6 md:mt-26">
      <h2 id="answers-title" className="sr-only">
        {title}
      </h2>
      <div id={first.id} className="bg-leaf py-8 text-ink md:py-20">
        <div className="wrap">
          <h3>
            <span className="block font-bold md:text-xl">{first.question}</span>
            <span className="heading-1 mt-2 block @min-[13em]/page:text-[clamp(3.25rem,1.25rem+9vw,9rem)] leading-[0.95]">
              {first.short}
            </span>
          </h3>
          <p className="mt-5 max-w-[64ch] max-md:leading-normal md:mt-8 md:text-xl">
            <Words text={first.text} link="font-semibold underline underline-offset-4" />
          </p>
        </div>
      </div>
      <div className="wrap py-3 md:py-10">
        {others.map(({ id, question, short, text }) => (
          <div
            key={id}
            id={id}
            className="grid gap-x-20 gap-y-4 border-rule border-b py-5 last:border-0 md:py-10 lg:grid-cols-2"
          >
            <div>
              <h3>
                <span className="block font-bold text-leaf-deep">{question}</span>
                <span className="heading-2 mt-1 block text-balance">{short}</span>
              </h3>
              <p className="mt-2.5 max-w-[60ch] max-md:leading-normal lg:mt-4 lg:text-lg">
                <Words text={text} />
              </p>
            </div>
            <div className="content-center rounded-card empty:hidden lg:bg-sand lg:p-10">{pictures[id]}</div>
          </div>
        ))}
      </div>
    </section>
  );
}
