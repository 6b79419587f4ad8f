import { LuCheck } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { Person } from '@/components/art/cast/Person';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each with an ad of the example campaign's kind and, large, what it counts; the one it picks in a frame. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid gap-3 @min-[37em]/page:grid-cols-2 @min-[37em]/page:gap-6 @min-[56em]/page:grid-cols-4">
      {types.map(({ id, title, description, count, rest, ad }, index) => {
        const picked = index === types.length - 1;
        return (
          <li
            key={id}
            id={id}
            className={`grid print:block print:break-inside-avoid gap-y-0! overflow-hidden rounded-card bg-white text-balance leading-snug outline-2 -outline-offset-2 max-sm:text-[.9375rem] @min-[18em]/page:@max-[37em]/page:grid-cols-[minmax(min-content,1fr)_minmax(0,7.5rem)] @min-[37em]/page:row-span-4 @min-[37em]/page:grid-rows-subgrid @min-[37em]/page:p-5 ${picked ? 'outline-iris' : 'outline-rule'}`}
          >
            <div className="@max-[37em]/page:contents mb-5 flex aspect-4/5 flex-col overflow-hidden rounded-card print:aspect-auto @max-[56em]/page:aspect-square">
              <AdCard
                {...ad}
                mark="text-[max(.78em,12px)]"
                // A house stands on the card's edge.
                picture={ad.art === 'duka' ? 'size-[11em]' : '-mt-[1.1em] mb-[.2em] size-[12em]'}
                className="order-1 h-0 grow @max-[37em]/page:min-h-full print:hidden *:aspect-auto *:h-full *:rounded-none *:shadow-none"
              >
                {!ad.art && <Guests />}
              </AdCard>
              {picked && (
                <p className="order-2 col-span-full flex items-center gap-1 bg-iris p-2.5 font-bold text-white text-sm/tight">
                  <LuCheck aria-hidden="true" strokeWidth={4} className="size-[1.1em] shrink-0" />
                  {words.campaignTypes.pick}
                </p>
              )}
            </div>
            <div className="@min-[37em]/page:contents self-center px-4 py-3.5">
              <h3 className="heading-3 max-sm:text-[1.0625rem]/tight">{title}</h3>
              <p className="mt-0.5 md:mt-1">{description}</p>
              <p className="mt-2 @min-[37em]/page:mt-3 @min-[37em]/page:border-rule @min-[37em]/page:border-t @min-[37em]/page:pt-4">
                <b className="block heading-1 text-[min(2.5rem,12vw)] text-iris @min-[37em]/page:text-[3.25rem]">
                  {count}
                </b>{' '}
                {rest}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Three people at the foot of an ad. */
function Guests() {
  return (
    <span className="-mx-[1em] flex h-[7.9em] shrink-0 items-end">
      <Person name="samuel" pose="folded" className="-ml-[1.6em] w-[7.8em] shrink-0" />
      <Person name="kevin" pose="folded" className="order-1 -ml-[4.3em] w-[7.8em] shrink-0" />
      <Person name="naledi" pose="folded" className="relative -mb-[.5em] -ml-[4.3em] w-[8.6em] shrink-0" />
    </span>
  );
}
