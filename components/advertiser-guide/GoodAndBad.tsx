import { LuShieldBan } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { AdArt } from '@/components/art/Drawing';
import { Tick, TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';

type Props = Pick<Content['advertiserGuide']['compare'], 'good' | 'bad' | 'refused'> &
  Pick<Content['showcase'], 'preview'>;

/** Two ads for one kitchen, side by side: one that is understood in two seconds, and one that is not. */
export function GoodAndBad({ good, bad, refused, preview }: Props) {
  return (
    <div className="grid gap-x-4 gap-y-6 max-lg:@min-[18em]/page:grid-cols-2 md:gap-y-12 lg:grid-cols-2 lg:gap-x-16">
      {[good, bad].map((side) => (
        <div
          key={side.title}
          className="row-span-6 grid grid-rows-subgrid gap-y-0 break-inside-avoid lg:flex lg:gap-8"
        >
          <div className="relative shrink-0 self-start lg:w-[45%]">
            {side === good ? (
              <AdCard
                {...good}
                button={preview.button}
                picture="-mt-[1.3em] mb-[.2em] size-[11.4em] shrink-0"
              />
            ) : (
              <CrowdedAd lines={bad.lines} />
            )}
            <Tick
              no={side === bad}
              className="-bottom-8 absolute left-1/2 size-12 -translate-x-1/2 border-4 border-paper p-2 lg:-bottom-9 lg:size-14"
            />
          </div>
          <div className="row-span-5 grid min-w-0 grid-rows-subgrid lg:flex lg:flex-1 lg:flex-col">
            <h3 className="heading-3 max-lg:mt-8">{side.title}</h3>
            <TickList
              points={side.points}
              no={side === bad}
              item="border-rule border-t py-2.5 max-sm:gap-2 max-sm:*:first:size-5 sm:py-3"
              className="row-span-4 mt-2 grid text-balance leading-snug max-lg:grid-rows-subgrid max-sm:text-[0.9375rem] sm:mt-4 lg:flex-1 lg:auto-rows-fr sm:text-lg/snug"
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

const THINGS = ['duka', 'drink', 'bag', 'lamp', 'boda', 'track'] as const;

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
        <span className="mt-[.3em] mb-[2.6em] grid flex-1 content-between text-[.66em]">
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
