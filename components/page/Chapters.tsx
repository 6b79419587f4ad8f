import { Person } from '@/components/art/cast/Person';
import { Prose, SCENE, type SceneDrawer } from '@/components/ui/Prose';
import type { MarkdownPage } from '@/lib/content';
import type { MarkdownHeading } from '@/lib/content/markdown';
import { tiedHtml } from '@/lib/content/text/inline';

type Props = {
  html: string;
  headings: readonly MarkdownHeading[];
  /** Who or what stands beside some of the chapters. */
  beside: MarkdownPage['front']['beside'];
  scene: SceneDrawer;
};

/** The first figure or table of a chapter. */
const EXHIBIT = /(<figure data-figure.*?<\/figure>|<div class="table.*?<\/table>\s*<\/div>)/s;

/** What is nothing but steps gets a panel, and large numbers. */
const STEPS = /^\s*<ol>((?:(?!<\/ol>).)*)<\/ol>\s*$/s;

/** A text of several chapters: on wide screens each heading stands beside what it heads, or with it beside what it shows. */
export function Chapters({ html, headings, beside, scene }: Props) {
  const [before = '', ...texts] = html.split(/<h2.*?<\/h2>/s);
  return (
    <>
      {before.trim() && <Prose html={before} className="mb-9 lg:text-lg" />}
      {headings.map(({ id, text: heading }, index) => {
        const found = beside.find(({ chapter }) => chapter === index + 1);
        const person = found && 'pose' in found ? found : undefined;
        const [text = '', sentence, after = ''] = (texts[index] ?? '').split(SCENE);
        const [lead = '', exhibit, ...rest] = text.split(EXHIBIT);
        const figure = found && 'figure' in found && (
          <p className="flex flex-wrap items-end gap-x-6 pb-6 text-lg leading-snug md:pb-9">
            <b className="font-display text-6xl leading-none tracking-tight xl:text-[min(5.5rem,7vw)]">
              {found.figure}
            </b>
            <span className="grow basis-40">{found.text}</span>
          </p>
        );
        const steps = STEPS.exec(texts[index] ?? '')?.[1];
        if (steps)
          return (
            <section
              key={id}
              aria-labelledby={id}
              className="my-6 rounded-panel bg-sand p-6 md:my-16 md:p-12"
            >
              <h2 id={id} className="heading-2">
                {heading}
              </h2>
              <ol className="mt-5 grid gap-x-8 gap-y-4 md:mt-9 md:grid-cols-2 md:gap-y-6 xl:grid-cols-4">
                {[...steps.matchAll(/<li>(.*?)<\/li>/gs)].map(([, step = ''], place) => (
                  <li key={step} className="flex gap-4 border-text/25 border-t pt-4 xl:block">
                    <b aria-hidden="true" className="heading-1 min-w-[0.6em] text-leaf-deep">
                      {place + 1}
                    </b>
                    <Prose html={step} className="xl:mt-3" />
                  </li>
                ))}
              </ol>
            </section>
          );
        return (
          <section
            key={id}
            aria-labelledby={id}
            className="grid grid-cols-[minmax(0,1fr)] gap-x-16 border-rule not-first-of-type:border-t [section.bg-sand+&]:border-0 lg:first-of-type:-mt-14 lg:grid-cols-[minmax(17rem,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_auto_1fr]"
          >
            <div
              className={`flex justify-between gap-x-3 max-md:flex-wrap lg:flex-col ${person ? 'py-5 lg:py-0' : 'lg:self-start'} ${person || exhibit ? '' : 'lg:sticky lg:top-22'}`}
            >
              <h2
                id={id}
                className={`heading-2 max-w-[11em] self-center py-6 lg:self-start lg:pt-14 ${exhibit ? '' : 'lg:pb-14'}`}
              >
                {heading}
              </h2>
              {!exhibit && figure}
              {person && (
                <div
                  className={`w-2/5 max-w-36 shrink-0 overflow-hidden rounded-card px-2 ${index > 0 ? 'bg-leaf' : 'bg-sun'} pt-3 lg:mb-16 lg:w-full lg:max-w-none lg:pt-9 ${exhibit ? 'lg:hidden' : ''}`}
                >
                  <Person name={person.name} pose={person.pose} className="mx-auto w-full lg:w-72" />
                </div>
              )}
            </div>
            <Prose html={lead} className={`lg:text-lg ${exhibit ? 'lg:mb-5' : 'pb-8 lg:py-16'}`} />
            {exhibit && (
              <>
                <div className="my-8 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:my-16 [&_.prose]:max-w-none [&_:is(figure,.prose>*)]:my-0">
                  {figure}
                  <Prose html={exhibit} className="max-md:[&_table]:text-base lg:text-lg" />
                </div>
                <Prose html={rest.join('')} className="pb-8 lg:pb-16 lg:text-lg" />
              </>
            )}
            {sentence && (
              <div className="lg:col-span-2">{scene(tiedHtml(sentence), <Prose html={after} />)}</div>
            )}
          </section>
        );
      })}
    </>
  );
}
