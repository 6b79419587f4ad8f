import { LuHand, LuImages, LuUserRoundX } from 'react-icons/lu';
import { Permissions } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** Posting, photos, and what it never asks for, each in the colour that the phone's list has for it: on wide screens alone, where there is room. */
const MARKS = [
  { Icon: LuHand, look: 'bg-sun text-ink' },
  { Icon: LuImages, look: 'bg-leaf text-ink' },
  { Icon: LuUserRoundX, look: 'bg-rose-deep text-white' },
];

/** What the app does not do, and what it needs of the phone, beside the phone's own list of it, which the panel's foot cuts. */
export function Limits({ limits, words }: Pick<Content['download'], 'limits' | 'words'>) {
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby="limits-title" className="wrap pb-9 md:pb-20 lg:pb-26">
      <div className="grid gap-x-6 gap-y-8 overflow-hidden rounded-panel bg-ink p-5 pb-0 text-mist md:p-8 md:pb-0 md:@min-[40em]/page:grid-cols-[11fr_9fr] lg:gap-x-20 lg:p-12 lg:pb-0 lg:@min-[60em]/page:grid-cols-[1fr_21rem]">
        <div className="self-center md:pb-8 lg:pb-12">
          <h2 id="limits-title" className="heading-2 text-white">
            {words.page.limits}
          </h2>
          <ul className="mt-5 grid gap-4 md:mt-8 md:text-lg lg:gap-6">
            {limits.map(({ title, text }, index) => {
              const { Icon, look } = MARKS[index % MARKS.length] ?? { Icon: LuHand, look: '' };
              return (
                <li key={title} className="flex items-center gap-6 border-line border-t pt-4 lg:pt-6">
                  <span
                    className={`grid size-18 shrink-0 place-items-center rounded-full max-lg:hidden ${look}`}
                  >
                    <Icon aria-hidden="true" className="size-9" />
                  </span>
                  <div>
                    <h3 className="heading-3 mb-1 text-balance text-white xl:text-[1.75rem]">{title}</h3>
                    <Words
                      text={text}
                      link="inline-block font-bold text-white underline underline-offset-4"
                    />
                  </div>
                </li>
              );
            })}
          </ul>
        </div>
        <div className="relative h-[min(22rem,98vw)] overflow-hidden md:h-auto">
          <Permissions className="mx-auto p-px sm:max-md:max-w-68 md:absolute md:inset-x-0 md:top-0" />
        </div>
      </div>
    </section>
  );
}
