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
      className="overflow-hidden border-rule border-t-12 bg-rose-deep pt-8 text-white [--focus-ring:var(--color-white)] md:pt-20 lg:pt-26"
    >
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-4 md:grid-cols-2 md:grid-rows-[auto_1fr] md:gap-y-8 lg:grid-cols-[7fr_5fr]">
        <h2 id="risks-title" className="heading-1 max-w-[12.06em] max-sm:text-3xl md:max-lg:col-span-full">
          {words.title}
        </h2>
        <div className="grid content-start gap-3 md:gap-5 md:pb-20 lg:pb-26">
          {trust.risks.map((paragraph, index, { length }) => (
            <p
              key={paragraph}
              className={`max-w-[58ch] max-md:leading-snug md:text-lg ${index === length - 1 ? 'font-bold' : ''}`}
            >
              <Words text={paragraph} link="underline underline-offset-4" />
            </p>
          ))}
        </div>
        <div
          aria-hidden="true"
          className="relative flex flex-wrap justify-end self-end lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Person
            name="samuel"
            pose="worried"
            className="-me-8 w-48 max-w-full md:-ms-[20%] md:-me-[15%] md:w-[135%] md:max-w-none"
          />
          <span className="start-0 bottom-4 w-58 rounded-card rounded-ee-none bg-white p-3 text-text leading-tight shadow-lift max-md:@min-[16em]/page:absolute max-md:@min-[16em]/page:max-w-[66%] md:@min-[42em]/page:absolute md:bottom-[6%] md:w-44 lg:w-60 lg:p-6 xl:w-72 xl:@min-[60em]/page:-start-16">
            <LuLock
              className="mb-2 size-9 rounded-full bg-rose-deep p-2 text-white lg:mb-4 lg:size-14 lg:p-3.5"
              strokeWidth={3}
            />
            <b className="block lg:text-2xl">{words.locked}</b>
            <span className="mt-1 block lg:text-lg">{words.lock}</span>
          </span>
        </div>
      </div>
    </section>
  );
}
