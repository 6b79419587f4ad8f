import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each beside an ad of the example campaign's kind. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:gap-12">
      {types.map(({ id, title, description, choose, count, ad }, index) => (
        <li
          key={id}
          id={id}
          className="grid grid-cols-[4.75rem_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)] @max-[13em]/page:grid-cols-1! lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-x-8"
        >
          <AdCard {...ad} bars={types.length} played={index + 1} className="row-span-2" />
          <div>
            <h3 className="heading-3">{title}</h3>
            <p className="mt-1 max-w-80 text-balance text-muted max-lg:hidden">{description}</p>
          </div>
          <dl className="leading-snug max-sm:text-[0.9375rem] lg:mt-4">
            {[
              [words.campaignTypes.choose, choose],
              [words.campaignTypes.count, count],
            ].map(([term, text]) => (
              <div key={term} className="mt-1 lg:border-rule lg:border-t lg:py-2">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="font-semibold">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
