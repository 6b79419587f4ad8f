import { LuShieldBan } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { AdArt } from '@/components/art/Drawing';
import { Tick, TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';

type Props = Pick<Content['advertiserGuide']['compare'], 'good' | 'bad' | 'refused'> &
  Pick<Content['showcase'], 'preview'>;

/** Two ads for one kitchen, side by side: one that is understood in two seconds, and one that is not. */
export function GoodAndBad({ good, bad, refused, preview }: Props) {
  const { art, button } = preview;
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5 sm:gap-6 lg:gap-x-16 lg:gap-y-8">
      {[good, bad].map((side) => (
        <div key={side.title} className="break-inside-avoid max-sm:contents lg:flex lg:gap-8">
          <div className="relative shrink-0 max-sm:order-first lg:w-[min(16rem,45%)]">
            {side === good ? (
              <AdCard {...good} art={art} button={button} picture={FILLING} />
            ) : (
              <CrowdedAd lines={bad.lines} />
            )}
            <Tick no={side === bad} className="absolute -top-4 -right-2 size-9 p-2 sm:size-12" />
          </div>
          <div className="flex min-w-0 flex-col max-sm:col-span-2 sm:mt-6 lg:mt-0 lg:flex-1">
            <h3 className="heading-3">{side.title}</h3>
            <TickList
              points={side.points}
              no={side === bad}
              item="sm:border-rule sm:border-t sm:py-3"
              className="mt-3 grid gap-2 text-balance max-sm:text-[0.9375rem] sm:mt-4 sm:flex-1 sm:content-between sm:gap-0 sm:text-lg sm:leading-snug"
            />
          </div>
        </div>
      ))}
      <p className="col-span-full flex items-center gap-3 border-rule border-t pt-5 font-bold leading-snug sm:gap-4 sm:pt-6 sm:text-lg">
        <LuShieldBan aria-hidden="true" className="size-8 shrink-0 text-rose-deep" />
        {refused}
      </p>
    </div>
  );
}

const FILLING = '-mt-[3.2em] mb-[.2em] size-[13em] shrink-0';

const THINGS = ['duka', 'drink', 'chapati', 'samosa', 'boda', 'pilau'] as const;

/** An ad that says everything at once, so that nothing of it is read. Decorative. */
function CrowdedAd({ lines }: { lines: string[] }) {
  const [first, ...others] = lines;
  return (
    <div aria-hidden="true" className="@container">
      <div className="flex aspect-[9/15] flex-col overflow-hidden rounded-[9cqi] bg-[linear-gradient(to_bottom_right,var(--color-sand),var(--color-sun),var(--color-rose))] px-[1em] pt-[.9em] text-center text-[8.4cqi] text-ink leading-[1.15] shadow-lift">
        <span className="h-[.25em] rounded-full bg-current opacity-30" />
        <span className="mt-[.6em] text-[.78em]">{first}</span>
        <span className="mt-[.5em] grid grid-cols-3 gap-[.2em]">
          {THINGS.map((name) => (
            <AdArt key={name} name={name} className="w-full" />
          ))}
        </span>
        <span className="mt-[.3em] mb-[1.7em] grid flex-1 content-between text-[.66em]">
          {others.map((line) => (
            <span key={line} className="not-first:border-ink/40 not-first:border-t not-first:pt-[.45em]">
              {line}
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}
