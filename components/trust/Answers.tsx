import type { ReactNode } from 'react';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

type Props = {
  title: string;
  answers: Content['trust']['answers'];
  /** What stands between the first answer and the others. */
  never: ReactNode;
  /** The id of the one of the others that has the whole width to itself. */
  leading: string;
  /** Beneath the answers that have one, by their ids. */
  pictures: Partial<Record<string, ReactNode>>;
};

/** The questions of a visitor who has been cheated before: two answers lead, the others stand in pairs. */
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
            <span className="heading-1 mt-2 block text-[min(14.4vw,10.875rem)] md:text-[min(13.6vw,10.875rem)] leading-[0.95] lg:-ml-[0.05em]">
              {first.short}
            </span>
          </h3>
          <p className="mt-5 max-w-[57ch] md:text-balance max-md:leading-snug md:mt-8 md:text-xl lg:text-3xl">
            <Words text={first.text} link="font-semibold underline underline-offset-4" />
          </p>
        </div>
      </div>
      {never}
      <div className="wrap grid gap-x-10 gap-y-7 py-8 md:gap-y-16 md:py-26 lg:gap-x-20 lg:gap-y-20 @min-[42em]/page:grid-cols-2">
        {others.map(({ id, question, short, text }, index) => {
          const leads = id === leading;
          // On phones, where all stand in one column, not each picture has a panel.
          const bare = index % (others.length - 1) ? '' : 'max-md:bg-transparent max-md:px-0 max-md:py-1';
          return (
            <div
              key={id}
              id={id}
              className={`grid break-inside-avoid gap-y-2.5 grid-rows-[auto_auto_1fr] md:gap-y-4 @min-[42em]/page:grid-rows-subgrid lg:gap-y-5 ${pictures[id] ? '@min-[42em]/page:row-span-3' : '@min-[42em]/page:row-span-2'} ${leads ? 'rounded-panel bg-sun p-5 md:p-10 @min-[42em]/page:col-span-full @min-[16em]/page:[&_a]:whitespace-nowrap' : ''}`}
            >
              <h3>
                <span className={`block font-bold md:text-lg ${leads ? '' : 'text-leaf-deep'}`}>
                  {question}
                </span>
                <span
                  className={`mt-1 block text-balance ${leads ? 'heading-2 max-sm:text-[1.625rem] lg:text-6xl' : 'heading-2'}`}
                >
                  {short}
                </span>
              </h3>
              <p className={`max-lg:leading-snug ${leads ? 'lg:text-xl' : 'lg:text-lg'}`}>
                <Words
                  text={text}
                  link={leads ? 'font-semibold underline underline-offset-4' : 'text-link'}
                />
              </p>
              <div
                className={`grid content-center rounded-card p-4 empty:hidden md:p-6 ${leads ? 'bg-white lg:p-8' : `bg-sand lg:p-10 ${bare}`}`}
              >
                {pictures[id]}
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}
