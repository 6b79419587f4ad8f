import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each with an ad of the example campaign's kind: a list, and the one picked in the steps, which is the last: on a ground of its own, on wide screens beside the others and as tall as they are with the section's heading. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid @min-[42em]/page:grid-cols-[3fr_2fr] @min-[42em]/page:gap-x-10 @min-[42em]/page:gap-y-6 lg:gap-x-16!">
      {types.map(({ id, title, description, count, ad }, index) => (
        <li
          key={id}
          id={id}
          className="group/type flex gap-4 border-rule py-4 leading-snug @max-[42em]/page:nth-last-[n+3]:border-b first:pt-0 max-sm:text-[.9375rem] @max-[42em]/page:last:rounded-card @max-[42em]/page:last:bg-iris @max-[42em]/page:last:px-4 @max-[42em]/page:last:text-white @min-[42em]/page:gap-5 @min-[42em]/page:py-0 @min-[42em]/page:last:col-start-2 @min-[42em]/page:last:row-span-3 @min-[42em]/page:last:row-start-1 @min-[42em]/page:last:flex-col lg:gap-8! xl:last:-mt-26 lg:last:gap-6! lg:text-xl/snug lg:[&_h3]:text-4xl"
        >
          <AdCard
            {...ad}
            // A house stands on the card's edge; things rise beside the last word, which is short.
            picture={ad.art === 'duka' ? 'size-[11.6em]' : '-mt-[1.1em] mb-[.2em] size-[12em]'}
            className="w-22 shrink-0 *:aspect-4/5 @min-[42em]/page:w-32 lg:w-42! group-last/type:@min-[42em]/page:w-full!"
          />
          <div className="flex min-w-0 flex-1 flex-col">
            {index === types.length - 1 && (
              <p className="mb-1 font-bold text-sm @min-[42em]/page:text-iris sm:text-base lg:mb-2 lg:text-xl">
                {words.campaignTypes.pick}
              </p>
            )}
            <h3 className="heading-3">{title}</h3>
            <p className="mt-1 mb-auto text-balance lg:max-w-[22em]">{description}</p>
            <p className="mt-1 text-balance @min-[42em]/page:mt-2 @min-[42em]/page:border-rule @min-[42em]/page:border-t @min-[42em]/page:pt-2 lg:mt-3 lg:pt-3">
              <b className="lg:block">{words.campaignTypes.count}</b> {count}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
