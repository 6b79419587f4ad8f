import { Person } from '@/components/art/cast/Person';
import { Prose, type SceneDrawer } from '@/components/ui/Prose';
import type { MarkdownPage } from '@/lib/content';
import type { MarkdownHeading } from '@/lib/content/markdown';

type Props = {
  html: string;
  headings: readonly MarkdownHeading[];
  /** Who stands beside some of the chapters. */
  people: MarkdownPage['front']['beside'];
  scene: SceneDrawer;
};

/** A text of several chapters: on wide screens each heading stands beside what it heads, and stays there. */
export function Chapters({ html, headings, people, scene }: Props) {
  const [before = '', ...texts] = html.split(/<h2.*?<\/h2>/s);
  return (
    <>
      {before.trim() && <Prose html={before} className="mb-9 lg:text-lg" />}
      {headings.map(({ id, text }, index) => {
        const person = people.find(({ chapter }) => chapter === index + 1);
        return (
          <section
            key={id}
            aria-labelledby={id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-20 border-rule border-t last:border-b lg:grid-cols-[minmax(17rem,1fr)_minmax(0,62ch)]"
          >
            <div
              className={`flex justify-between gap-x-3 lg:flex-col lg:border-0 ${person ? 'mb-5 border-rule border-b lg:mb-0' : ''}`}
            >
              <h2
                id={id}
                className="heading-2 max-w-[11em] self-center py-6 max-lg:text-[1.75rem] lg:sticky lg:top-22 lg:self-start lg:py-14"
              >
                {text}
              </h2>
              {person && (
                <Person
                  name={person.name}
                  pose={person.pose}
                  className="h-34 max-w-2/5 [clip-path:inset(-1rem_-2rem_0)] shrink-0 self-end lg:mt-auto lg:h-auto lg:w-64 lg:max-w-full lg:self-start"
                />
              )}
            </div>
            <Prose
              html={texts[index] ?? ''}
              className="article-text pb-8 lg:py-16 lg:text-lg"
              scene={person ? undefined : scene}
            />
          </section>
        );
      })}
    </>
  );
}
