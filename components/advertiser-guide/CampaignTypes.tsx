import { LuCheck } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { Person } from '@/components/art/cast/Person';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each under an ad of the example campaign's kind, what each counts; the one it picks in a frame. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid @min-[37em]/page:grid-cols-2 @min-[37em]/page:gap-x-6 @min-[56em]/page:grid-cols-4!">
      {types.map(({ id, title, description, count, ad }, index) => {
        const picked = index === types.length - 1;
        return (
          <li
            key={id}
            id={id}
            className={`grid content-start rounded-card bg-white px-3 pt-3 leading-snug @min-[37em]/page:grid-rows-subgrid @min-[18em]/page:@max-[37em]/page:grid-cols-[7.5rem_minmax(0,1fr)] @max-[37em]/page:gap-x-4 @max-[37em]/page:not-last:mb-2.5 @min-[37em]/page:px-5 @min-[37em]/page:pt-5 @min-[37em]/page:@max-[56em]/page:nth-[-n+2]:mb-6 ${picked ? 'row-span-5 outline-3 outline-iris -outline-offset-3' : 'row-span-4'}`}
          >
            <AdCard
              {...ad}
              // A house stands on the card's edge.
              picture={ad.art === 'duka' ? 'size-[11em]' : '-mt-[1.1em] mb-[.2em] size-[12em]'}
              className="mb-3 @min-[18em]/page:@max-[37em]/page:row-span-3 *:aspect-4/5 md:mb-5 @min-[37em]/page:@max-[56em]/page:*:aspect-square"
            >
              {!ad.art && <Guests />}
            </AdCard>
            <h3 className="heading-3 @max-[37em]/page:mt-1">{title}</h3>
            <p className="mt-1 text-balance md:mt-2">{description}</p>
            <p className="mt-3 text-balance border-rule border-t py-3 @min-[37em]/page:pb-5">
              <b>{words.campaignTypes.count}</b> {count}
            </p>
            {picked && (
              <p className="-mx-3 @min-[18em]/page:@max-[37em]/page:col-span-full @min-[37em]/page:-mx-5 flex items-center justify-center gap-1 rounded-b-card bg-iris px-1 py-2.5 md:gap-1.5 text-balance font-bold text-[0.9375rem] text-white tracking-tight">
                <LuCheck aria-hidden="true" strokeWidth={4} className="size-[1.1em] shrink-0" />
                {words.campaignTypes.pick}
              </p>
            )}
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
