import { Fragment } from 'react';
import { LuShieldBan } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { Avatar } from '@/components/art/cast/Person';
import { AdArt } from '@/components/art/Drawing';
import { TickList } from '@/components/ui/TickList';
import type { Content } from '@/lib/content';

type Props = Pick<Content['advertiserGuide']['compare'], 'good' | 'bad' | 'refused'> &
  Pick<Content['showcase'], 'preview'>;

/** Two ads for one kitchen: one that is understood in two seconds, and one that is not. */
export function GoodAndBad({ good, bad, refused, preview }: Props) {
  return (
    <div className="grid gap-x-4 gap-y-6 @min-[18em]/page:@max-[40em]/page:grid-cols-2 md:grid-cols-2 md:gap-x-8 md:gap-y-12 lg:gap-x-16">
      {[good, bad].map((side) => (
        <div
          key={side.title}
          className="break-inside-avoid @max-[40em]/page:row-span-6 @max-[40em]/page:grid @max-[40em]/page:grid-rows-subgrid @max-[40em]/page:gap-y-0 @min-[40em]/page:flex @min-[40em]/page:gap-4 @min-[40em]/page:lg:gap-8"
        >
          <div className="shrink-0 self-start @min-[40em]/page:w-[45%]">
            {side === good ? (
              <AdCard
                {...good}
                button={preview.button}
                picture="-mt-[.9em] mb-[.3em] size-[10.6em] shrink-0"
              />
            ) : (
              <CrowdedAd lines={bad.lines} />
            )}
          </div>
          <div className="min-w-0 @max-[40em]/page:row-span-5 @max-[40em]/page:grid @max-[40em]/page:grid-rows-subgrid @min-[40em]/page:flex @min-[40em]/page:flex-1 @min-[40em]/page:flex-col">
            <h3 className="heading-2 max-sm:text-2xl @max-[40em]/page:mt-4 md:max-lg:text-3xl">
              {side.title}
            </h3>
            <TickList
              points={side.points}
              no={side === bad}
              item="items-center border-rule border-t py-2 *:first:mt-0 max-lg:gap-2 lg:py-3"
              className="row-span-4 mt-2 grid text-balance leading-snug max-sm:text-[0.9375rem] @max-[40em]/page:grid-rows-subgrid sm:mt-4 @min-[40em]/page:flex-1 @min-[40em]/page:auto-rows-fr @min-[40em]/page:lg:text-lg/snug xl:text-xl"
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

const SMALL = [
  ['boda', 'samuel'],
  ['duka', 'mumbi'],
  ['drink', 'naledi'],
] as const;

/** An ad that says everything at once, so that nothing of it is read. Decorative. */
function CrowdedAd({ lines }: { lines: string[] }) {
  const [first, ...others] = lines;
  return (
    <div aria-hidden="true" className="@container">
      <div className="flex aspect-[9/15] flex-col overflow-hidden rounded-[9cqi] bg-[linear-gradient(to_bottom_right,var(--color-sand),var(--color-sun),var(--color-rose))] pt-[.9em] text-center text-[8.4cqi] text-ink leading-[1.1] shadow-lift">
        <span className="mx-[1em] h-[.25em] shrink-0 rounded-full bg-current opacity-30" />
        <b className="mt-[.5em] bg-rose-deep py-[.2em] text-[.84em] text-white">{first}</b>
        <span className="my-auto grid grid-cols-3 items-center *:-m-[.15em] *:w-[calc(100%+.3em)] *:even:rotate-12 *:odd:-rotate-6">
          {SMALL.map(([art, name]) => (
            <Fragment key={art}>
              <AdArt name={art} className="" />
              <Avatar name={name} />
            </Fragment>
          ))}
        </span>
        <span className="grid text-[.96em] text-balance *:p-[.25em] *:odd:-rotate-3 *:odd:bg-leaf *:even:bg-white">
          {others.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      </div>
    </div>
  );
}
