import { LuHand, LuImages, LuUserRoundX } from 'react-icons/lu';
import { Permissions } from '@/components/art/app';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

/** Posting, photos, and what it never asks for, each in the colour that the phone's list has for it. */
const MARKS = [
  { Icon: LuHand, look: 'bg-sun text-ink' },
  { Icon: LuImages, look: 'bg-leaf text-ink' },
  { Icon: LuUserRoundX, look: 'bg-rose-deep text-white' },
];

/** What the app does not do, and what it needs of the phone, beside the phone's own list of it. */
export function Limits({ limits, words }: Pick<Content['download'], 'limits' | 'words'>) {
  if (limits.length === 0) return null;
  return (
    <section aria-labelledby="limits-title" className="wrap pb-9 md:pb-20 lg:pb-26">
      <div className="grid gap-x-6 gap-y-8 items-center rounded-panel bg-ink p-5 pb-6 text-mist md:p-9 md:@min-[40em]/page:grid-cols-[11fr_9fr] lg:gap-x-20 lg:p-12 lg:@min-[60em]/page:grid-cols-[1fr_19rem]">
        <div>
          <h2 id="limits-title" className="heading-2 text-white">
            {words.page.limits}
          </h2>
          <ul className="mt-5 grid gap-4 md:mt-8 md:text-lg lg:gap-6">
            {limits.map(({ title, text }, index) => {
              const { Icon, look } = MARKS[index % MARKS.length] ?? { Icon: LuHand, look: '' };
              return (
                <li
                  key={title}
                  className="flex items-center gap-4 border-line border-t pt-4 lg:gap-6 lg:pt-6"
                >
                  <span
                    className={`grid size-13 shrink-0 place-items-center rounded-full lg:size-18 ${look}`}
                  >
                    <Icon aria-hidden="true" className="size-1/2" />
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
        <Permissions className="mx-auto w-full max-w-76" />
      </div>
    </section>
  );
}
