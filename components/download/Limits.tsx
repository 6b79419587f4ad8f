import { Posting } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** Who posts, with a thumb that does; what the app never asks to see on the phone, and what it needs to see. */
export function Limits({ words }: Content['download']) {
  const { title, text, needs, why, never, contacts, sms, calls } = words.page.limits;
  return (
    <section aria-labelledby="limits-title" className="wrap pb-9 md:pb-20 lg:pb-26">
      <div className="grid overflow-hidden rounded-panel bg-ink text-white md:@min-[40em]/page:grid-cols-[7fr_4fr] lg:@min-[40em]/page:grid-cols-[6fr_5fr]">
        <h2 id="limits-title" className="heading-2 p-5 md:p-8 md:text-[2.5rem] lg:p-12 xl:text-[4.25rem]">
          <span className="block text-leaf">{title}</span> {text}
        </h2>
        <div className="flex overflow-hidden bg-leaf p-4 md:row-span-2 md:p-7">
          <Posting className="m-auto w-44 max-w-full md:w-full lg:w-76" />
        </div>
        <dl className="p-5 leading-snug md:p-8 lg:p-12 lg:text-lg md:@min-[40em]/page:pt-0!">
          <dt className="heading-3">{never}</dt>
          {[contacts, sms, calls].map((name) => (
            <dd
              key={name}
              className="mt-1 me-3 inline-block font-display text-[min(1.4rem,9vw)] line-through decoration-[.09em] decoration-rose md:me-4 md:text-3xl lg:me-6 lg:text-[2.5rem]"
            >
              {name}
            </dd>
          ))}
          <dt className="heading-3 mt-6">{needs}</dt>
          <dd className="mt-1 text-balance">
            <Words text={why} link="inline-block font-bold underline underline-offset-4" />
          </dd>
        </dl>
      </div>
    </section>
  );
}
