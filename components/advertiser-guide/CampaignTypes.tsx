import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each under an ad of the example campaign's kind; beside it where there is less room. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
      {types.map(({ id, title, description, choose, count, ad }, index) => (
        <li
          key={id}
          id={id}
          className="grid grid-cols-[4.75rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)] @max-[13em]/page:grid-cols-1! lg:row-span-4 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0"
        >
          <AdCard {...ad} bars={types.length} played={index + 1} className="max-lg:row-span-2" />
          <div>
            <h3 className="heading-3 lg:mt-5">{title}</h3>
            <p className="mt-1 text-muted max-lg:hidden">{description}</p>
          </div>
          <dl className="max-sm:text-[0.9375rem] lg:row-span-2 lg:mt-4 lg:grid lg:grid-rows-subgrid lg:gap-y-0">
            {[
              [words.campaignTypes.choose, choose],
              [words.campaignTypes.count, count],
            ].map(([term, text]) => (
              <div key={term} className="mt-1 leading-snug lg:mt-0 lg:border-rule lg:border-t lg:py-3">
                <dt className="inline text-muted">{term}</dt> <dd className="inline font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
