import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each beside an ad of the example campaign's kind. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid gap-x-6 gap-y-5 @min-[40em]/page:grid-cols-2 lg:gap-x-12 lg:gap-y-8">
      {types.map(({ id, title, description, count, ad }, index) => (
        <li
          key={id}
          id={id}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-rule border-t pt-5 @max-[13em]/page:grid-cols-1! lg:grid-cols-[7rem_minmax(0,1fr)] lg:gap-x-8 lg:pt-8"
        >
          <AdCard {...ad} bars={types.length} played={index + 1} />
          <div className="flex flex-col leading-snug lg:text-lg">
            <h3 className="heading-3">{title}</h3>
            <p className="mt-1 text-balance lg:mt-2">{description}</p>
            <p className="mt-2 text-balance text-[0.9375rem] text-muted lg:mt-auto lg:border-rule lg:border-t lg:pt-3 lg:text-base">
              <b>{words.campaignTypes.count}</b> {count}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
