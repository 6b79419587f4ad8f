import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** What the visitor risks, said as loudly as what there is to gain; the last of it is the advice. */
export function Risks({ trust }: Pick<Content, 'trust'>) {
  const words = trust.words.risks;
  return (
    <section
      id="risks"
      aria-labelledby="risks-title"
      className="overflow-hidden bg-rose-deep py-8 text-white [--focus-ring:var(--color-white)] md:pt-26 md:pb-16 lg:pb-26"
    >
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-[7fr_5fr] lg:gap-x-12 xl:grid-cols-[1fr_32rem]">
        <header className="md:max-lg:col-span-full">
          <p className="mb-3 font-bold">{words.eyebrow}</p>
          <h2 id="risks-title" className="heading-1 max-w-[12.06em] max-sm:text-3xl">
            {words.title}
          </h2>
        </header>
        <div className="grid gap-4 self-center md:gap-5">
          {trust.risks.slice(0, -1).map((paragraph) => (
            <p key={paragraph} className="max-w-[58ch] max-md:leading-snug md:text-lg">
              <Words text={paragraph} link="underline" />
            </p>
          ))}
        </div>
        <div
          aria-hidden="true"
          className="mx-auto aspect-square w-52 max-w-full self-center overflow-hidden rounded-full bg-rose md:w-full lg:col-start-2 lg:row-span-3 lg:row-start-1"
        >
          <Person name="samuel" pose="worried" className="mt-[14%] ml-[8%] w-[86%]" />
        </div>
        <p className="rounded-card bg-white p-5 font-bold text-text max-md:leading-snug md:p-8 md:text-lg md:max-lg:col-span-full">
          <Words text={trust.risks.at(-1) ?? ''} />
        </p>
      </div>
    </section>
  );
}
