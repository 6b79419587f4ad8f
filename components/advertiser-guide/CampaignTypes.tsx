import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each under an ad of the example campaign's kind, what each counts on one line; beside it on tablets. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid gap-x-4 @min-[18em]/page:grid-cols-2 @min-[37em]/page:gap-x-6 @min-[37em]/page:gap-y-10 @min-[56em]/page:grid-cols-4!">
      {types.map(({ id, title, description, count, ad }, index) => (
        <li
          key={id}
          id={id}
          className="grid content-start leading-snug @max-[37em]/page:row-span-5 @max-[37em]/page:grid-rows-subgrid @max-[37em]/page:not-last:mb-8 @max-[37em]/page:text-[0.9375rem] @min-[37em]/page:grid-cols-[7.75rem_minmax(0,1fr)] @min-[37em]/page:grid-rows-[auto_auto_auto_1fr] @min-[37em]/page:gap-x-4 @min-[56em]/page:row-span-4 @min-[56em]/page:grid-cols-1! @min-[56em]/page:grid-rows-subgrid! @min-[56em]/page:gap-y-0!"
        >
          <AdCard
            {...ad}
            // A house stands on the card's edge.
            picture={ad.art === 'duka' ? 'size-[11em]' : '-mt-[1.1em] mb-[.2em] size-[12em]'}
            className="*:aspect-4/5 @max-[37em]/page:mb-4 @min-[37em]/page:row-span-4 @min-[56em]/page:col-start-1 @min-[56em]/page:row-start-1 @min-[56em]/page:row-end-2 @min-[56em]/page:mb-6"
          />
          <h3 className="heading-3">{title}</h3>
          <p className="mt-1 text-balance">{description}</p>
          <p className="mt-3 text-balance border-rule border-t pt-3">
            <b>{words.campaignTypes.count}</b> {count}
          </p>
          {index === types.length - 1 && (
            <p className="mt-1 text-balance font-bold text-iris text-sm @min-[56em]/page:col-start-1 @min-[56em]/page:row-start-1 @min-[56em]/page:z-10 @min-[56em]/page:mb-2.5 @min-[56em]/page:self-end @min-[56em]/page:justify-self-center @min-[56em]/page:rounded-full @min-[56em]/page:bg-iris @min-[56em]/page:px-2.5 @min-[56em]/page:tracking-tight @min-[56em]/page:py-1 @min-[56em]/page:text-center @min-[56em]/page:text-white @min-[56em]/page:outline-4 @min-[56em]/page:outline-paper">
              {words.campaignTypes.pick}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
