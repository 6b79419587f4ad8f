import { LuImages, LuMessageSquare, LuPhone, LuUsers } from 'react-icons/lu';
import { Tick } from '@/components/ui/TickList';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** Who posts, what the app needs to see on the phone, and what it never asks to see. */
export function Limits({ words }: Content['download']) {
  const { title, text, needs, why, never, contacts, sms, calls } = words.page.limits;
  const refused = [
    { name: contacts, Icon: LuUsers },
    { name: sms, Icon: LuMessageSquare },
    { name: calls, Icon: LuPhone },
  ];
  return (
    <section aria-labelledby="limits-title" className="wrap pb-9 md:pb-20 lg:pb-26">
      <div className="rounded-panel bg-ink px-5 py-7 text-white md:p-9 lg:p-12">
        <h2 id="limits-title" className="heading-2 xl:text-[4.25rem]">
          <span className="block text-leaf">{title}</span> {text}
        </h2>
        <dl className="mt-6 grid gap-3 *:rounded-card *:p-5 md:@min-[40em]/page:grid-cols-2 lg:@min-[40em]/page:grid-cols-[3fr_4fr] lg:mt-10 lg:gap-5 lg:text-lg lg:*:p-8 xl:text-2xl">
          <div className="for-paper flex flex-col bg-leaf text-ink">
            <dt className="heading-3 xl:text-4xl">{needs}</dt>
            <dd className="mt-4 flex grow flex-wrap items-center gap-4 lg:mt-6 lg:gap-6">
              <span className="grid size-14 shrink-0 place-items-center max-lg:order-1 rounded-full bg-ink text-leaf *:size-1/2 lg:size-24 xl:size-28">
                <LuImages aria-hidden="true" />
              </span>
              <span className="flex-[1_1_7rem] text-balance leading-snug">
                <Words text={why} link="inline-block font-bold underline underline-offset-4" />
              </span>
            </dd>
          </div>
          <div className="flex flex-wrap gap-2 bg-raised lg:gap-5">
            <dt className="heading-3 mb-2 w-full xl:text-4xl">{never}</dt>
            {refused.map(({ name, Icon }) => (
              <dd
                key={name}
                className="relative flex flex-[1_1_4.3em] flex-col items-center gap-1 rounded-control bg-white pt-4 pb-2 text-ink max-sm:text-sm md:font-semibold lg:gap-3 lg:pt-7 lg:pb-4"
              >
                <Icon aria-hidden="true" className="size-8 lg:size-16" />
                {name}
                <Tick
                  no
                  className="absolute -end-1.5 -top-1.5 size-6! p-1 lg:-end-3 lg:-top-3 lg:size-11! lg:p-2"
                />
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </section>
  );
}
