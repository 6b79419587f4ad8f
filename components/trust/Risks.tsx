import { LuLock } from 'react-icons/lu';
import { Person } from '@/components/art/cast/Person';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** What the visitor risks, said as loudly as what there is to gain; the last of it is the advice. Its upper edge is the ground that the house before it stands on. */
export function Risks({ trust }: Pick<Content, 'trust'>) {
  const words = trust.words.risks;
  return (
    <section
      id="risks"
      aria-labelledby="risks-title"
      className="overflow-hidden border-rule border-t-12 bg-rose-deep py-8 text-white [--focus-ring:var(--color-white)] md:pt-26 md:pb-16 lg:pb-26"
    >
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-6 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-x-12 xl:grid-cols-[1fr_min(32rem,40vw)]">
        <h2 id="risks-title" className="heading-1 max-w-[12.06em] max-sm:text-3xl md:max-lg:col-span-full">
          {words.title}
        </h2>
        <div className="grid gap-4 self-center md:gap-5">
          {trust.risks.slice(0, -1).map((paragraph) => (
            <p key={paragraph} className="max-w-[58ch] max-md:leading-snug md:text-lg">
              <Words text={paragraph} link="underline" />
            </p>
          ))}
        </div>
        <div aria-hidden="true" className="relative self-center lg:col-start-2 lg:row-span-3 lg:row-start-1">
          <span className="block aspect-square w-52 max-w-full overflow-hidden rounded-full bg-rose md:w-full">
            <Person name="samuel" pose="worried" className="-ml-[5%] mt-[14%] w-[86%] lg:-ml-[1%]" />
          </span>
          <span className="right-0 bottom-4 mt-3 block w-38 max-w-full rounded-card rounded-bl-none max-md:@min-[16em]/page:absolute md:@min-[42em]/page:absolute bg-white p-3 text-text leading-tight shadow-lift md:top-[24%] md:bottom-auto lg:w-52 lg:p-5">
            <LuLock
              className="mb-2 size-8 rounded-full bg-rose-deep p-2 text-white lg:mb-3 lg:size-11 lg:p-2.5"
              strokeWidth={3}
            />
            <b className="block lg:text-xl">{words.locked}</b>
            <span className="mt-1 block">{words.lock}</span>
          </span>
        </div>
        <p className="rounded-card bg-white p-5 font-bold text-text max-md:leading-snug md:p-8 md:text-lg md:max-lg:col-span-full">
          <Words text={trust.risks.at(-1) ?? ''} />
        </p>
      </div>
    </section>
  );
}
