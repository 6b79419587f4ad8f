import { LuHand, LuImages, LuUserRoundX } from 'react-icons/lu';
import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';

const ICONS = [LuHand, LuImages, LuUserRoundX];

/** What the app does not do, and what it needs of the phone. */
export function Limits({ limits }: Pick<Content['download'], 'limits'>) {
  if (limits.length === 0) return null;
  return (
    <div className="bg-ink py-9 text-mist md:py-16">
      <ul className="wrap grid gap-7 md:@min-[45em]/page:grid-cols-3 lg:gap-12">
        {limits.map(({ title, text }, index) => {
          const Icon = ICONS[index] ?? LuHand;
          return (
            <li key={title} className="gap-3 @min-[18em]/page:flex md:@min-[45em]/page:block">
              <Icon aria-hidden="true" className="mb-3 size-9 shrink-0 text-leaf md:size-10" />
              <div className="text-balance md:text-lg">
                <h3 className="heading-3 mb-1 text-white">{title}</h3>
                <Words text={text} link="max-xl:table font-bold text-white underline underline-offset-4" />
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
