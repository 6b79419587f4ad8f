import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each with an ad of the example campaign's kind: two by two, on wide screens a list beside the last, which is the one picked in the steps, as tall as the others with the section's heading. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid gap-x-4 gap-y-8 @min-[18em]/page:grid-cols-2 @min-[42em]/page:grid-cols-[3fr_2fr] @min-[42em]/page:gap-x-10 @min-[42em]/page:gap-y-6 lg:gap-x-16!">
      {types.map(({ id, title, description, count, ad }) => (
        <li
          key={id}
          id={id}
          className="group/type row-span-4 grid grid-rows-subgrid gap-y-0 leading-snug max-sm:text-[.9375rem] @min-[42em]/page:flex @min-[42em]/page:not-last:row-auto @min-[42em]/page:not-last:items-center @min-[42em]/page:gap-5 @min-[42em]/page:last:col-start-2 @min-[42em]/page:last:row-span-3 @min-[42em]/page:last:row-start-1 @min-[42em]/page:last:flex-col lg:gap-8! xl:last:-mt-26 lg:last:gap-6! lg:text-lg/snug lg:last:text-xl/snug lg:[&_h3]:text-3xl lg:last:[&_h3]:text-4xl"
        >
          <AdCard
            {...ad}
            // A house stands on the card's edge; things rise beside the last word, which is short.
            picture={ad.art === 'duka' ? 'size-[11.6em]' : '-mt-[1.1em] mb-[.2em] size-[12em]'}
            className="*:aspect-9/10 @min-[42em]/page:w-28 @min-[42em]/page:shrink-0 @min-[42em]/page:*:aspect-4/5 lg:w-40! group-last/type:@min-[42em]/page:w-full!"
          />
          <div className="row-span-3 grid grid-rows-subgrid @min-[42em]/page:block @min-[42em]/page:flex-1 group-last/type:@min-[42em]/page:flex-none">
            <h3 className="heading-3 mt-3 max-sm:text-[1.0625rem] @min-[42em]/page:mt-0">{title}</h3>
            <p className="mt-1 text-balance">{description}</p>
            <p className="mt-2 text-balance border-rule border-t pt-2 lg:mt-3 lg:pt-3">
              <b>{words.campaignTypes.count}</b> {count}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
