import { LuCheck } from 'react-icons/lu';
import { AdCard } from '@/components/art/AdCard';
import { Person } from '@/components/art/cast/Person';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each under an ad of the example campaign's kind, what each counts; the one it picks in a frame; two by two on phones. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid gap-x-4 gap-y-6 @min-[18em]/page:grid-cols-2 @min-[37em]/page:gap-6 @min-[56em]/page:grid-cols-4!">
      {types.map(({ id, title, description, count, ad }, index) => {
        const picked = index === types.length - 1;
        return (
          <li
            key={id}
            id={id}
            className={`row-span-4 grid print:block print:break-inside-avoid content-start gap-y-0! rounded-card text-balance leading-snug max-sm:text-[.9375rem] @min-[18em]/page:grid-rows-subgrid @min-[37em]/page:bg-white @min-[37em]/page:p-5 @min-[37em]/page:outline-2 -outline-offset-2 ${picked ? 'outline-iris' : 'outline-rule'}`}
          >
            <div className="mb-3 flex aspect-4/5 flex-col overflow-hidden rounded-card md:mb-5 print:aspect-auto @min-[37em]/page:@max-[56em]/page:aspect-square">
              <AdCard
                {...ad}
                mark="text-[max(.78em,12px)]"
                // A house stands on the card's edge.
                picture={ad.art === 'duka' ? 'size-[11em]' : '-mt-[1.1em] mb-[.2em] size-[12em]'}
                className="min-h-0 grow print:hidden *:aspect-auto *:h-full *:rounded-none"
              >
                {!ad.art && <Guests />}
              </AdCard>
              {picked && (
                <p className="flex items-center gap-1 bg-iris p-2.5 font-bold text-white text-xs/tight sm:text-sm/tight">
                  <LuCheck aria-hidden="true" strokeWidth={4} className="size-[1.1em] shrink-0" />
                  {words.campaignTypes.pick}
                </p>
              )}
            </div>
            <h3 className="heading-3 max-sm:text-[1.0625rem]/tight">{title}</h3>
            <p className="mt-1 md:mt-2">{description}</p>
            <p className="mt-3 border-rule border-t pt-3">
              <b>{words.campaignTypes.count}</b> {count}
            </p>
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
