import { Posting } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** Who posts, with a thumb that does; what the app needs to see on the phone, and what it never asks to see. */
export function Limits({ words }: Content['download']) {
  const { title, text, needs, why, never, contacts, sms, calls } = words.page.limits;
  return (
    <section aria-labelledby="limits-title" className="wrap pb-9 md:pb-20 lg:pb-26">
      <div className="grid overflow-hidden rounded-panel bg-ink text-white md:@min-[40em]/page:grid-cols-[6fr_5fr]">
        <h2 id="limits-title" className="heading-2 p-5 md:p-9 lg:p-12 xl:text-[4.25rem]">
          <span className="block text-leaf">{title}</span> {text}
        </h2>
        <div className="flex overflow-hidden bg-leaf p-4 md:row-span-2 md:p-9">
          <Posting className="m-auto w-44 max-w-full md:w-full lg:w-76" />
        </div>
        <dl className="grid gap-x-8 gap-y-4 p-5 leading-snug md:self-end md:p-9 lg:grid-cols-2 lg:p-12 lg:text-lg">
          <div>
            <dt className="heading-3">{needs}</dt>
            <dd className="mt-2 text-balance">
              <Words text={why} link="inline-block font-bold underline underline-offset-4" />
            </dd>
          </div>
          <div>
            <dt className="heading-3">{never}</dt>
            {[contacts, sms, calls].map((name) => (
              <dd
                key={name}
                className="mt-1 me-5 inline-block text-xl text-mist line-through decoration-1 decoration-rose"
              >
                {name}
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </section>
  );
}
