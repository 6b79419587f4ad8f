import type { ReactNode } from 'react';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

type Entry = Content['trust']['answers'][number];
type Props = {
  title: string;
  answers: readonly Entry[];
  /** What stands between the first answer and the others. */
  never: ReactNode;
  /** The id of the one of the others that has the whole width to itself. */
  leading: string;
  /** Beneath the answers that have one, by their ids. */
  pictures: Partial<Record<string, ReactNode>>;
};

/** The questions of a visitor who has been cheated before: the first answer is loud, the others stand in pairs around the one that leads. */
export function Answers({ title, answers, never, leading, pictures }: Props) {
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
            <span className="block font-bold md:text-lg">{first.question}</span>
            <span className="heading-1 mt-2 block text-[calc((100vw-2.5rem)*0.24)] leading-[0.86] md:text-[min(13.6vw,10.875rem)] md:leading-[0.95] lg:-ml-[0.05em]">
              {first.short}
            </span>
          </h3>
          <p className="mt-5 max-w-[57ch] md:text-balance max-md:leading-snug md:mt-8 md:text-xl lg:text-3xl">
            <Words text={first.text} link="font-semibold underline underline-offset-4" />
          </p>
        </div>
      </div>
      {never}
      <div className="wrap grid gap-x-10 gap-y-8 py-8 empty:hidden md:gap-y-16 md:py-26 lg:gap-x-20 lg:gap-y-20 @min-[42em]/page:grid-cols-2">
        {others.map((answer) => {
          const picture = pictures[answer.id];
          const leads = answer.id === leading;
          return (
            <div
              key={answer.id}
              id={answer.id}
              className={`row-span-3 grid grid-rows-subgrid gap-y-3 break-inside-avoid md:gap-y-4 lg:gap-y-5 ${leads ? 'md:rounded-panel md:bg-sand md:p-10 @min-[42em]/page:col-span-full @min-[16em]/page:[&_a]:whitespace-nowrap max-md:*:first:*:first:text-leaf-deep' : ''}`}
            >
              <Answer {...answer} size={leads ? 'heading-2 lg:text-6xl' : 'heading-2'} loud={leads} />
              {picture && (
                <div
                  className={`grid content-center overflow-hidden rounded-card max-md:bg-white p-4 md:p-6 ${leads ? 'bg-white lg:p-8' : 'bg-sand lg:p-10'}`}
                >
                  {picture}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </section>
  );
}

/** `size`: classes of what is answered in short; `loud`: on a colour. */
function Answer({ question, short, text, size, loud = false }: Entry & { size: string; loud?: boolean }) {
  return (
    <>
      <h3>
        <span className={`block font-bold md:text-lg ${loud ? 'text-ink' : 'text-leaf-deep'}`}>
          {question}
        </span>
        <span className={`mt-1 block text-balance ${size}`}>{short}</span>
      </h3>
      <p className={`max-lg:leading-snug ${loud ? 'lg:text-xl' : 'lg:text-lg'}`}>
        <Words text={text} link={loud ? 'font-semibold underline underline-offset-4' : 'text-link'} />
      </p>
    </>
  );
}
