import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each under an ad of the example campaign's kind. */
export function CampaignTypes({ guide }: { guide: AdvertiserGuide }) {
  const {
    campaignTypes: types,
    words: { campaignTypes: words },
  } = guide;
  if (types.length === 0) return null;
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:grid-cols-2 sm:gap-6 lg:grid-cols-4"
    >
      {types.map(({ id, title, description, choose, count, ad }, index) => (
        <li
          key={id}
          id={id}
          className="grid content-start gap-x-4 max-lg:grid-cols-[45%_minmax(0,1fr)] max-sm:w-[94%] @max-[13em]/page:grid-cols-1! sm:row-span-3 sm:grid-rows-subgrid sm:gap-y-0 sm:max-lg:mb-6 lg:row-span-4"
        >
          <AdCard {...ad} bars={types.length} played={index + 1} />
          <div className="max-lg:self-end">
            <h3 className="heading-3 lg:mt-5">{title}</h3>
            <p className="mt-1 text-muted max-sm:leading-snug">{description}</p>
          </div>
          <dl className="col-span-full mt-3 grid border-rule border-t max-sm:grid-cols-subgrid @max-[13em]/page:grid-cols-1! max-sm:text-[0.9375rem] sm:row-span-2 sm:grid-rows-subgrid sm:gap-y-0 lg:mt-4">
            {[
              [words.choose, choose],
              [words.count, count],
            ].map(([term, text]) => (
              <div key={term} className="py-2 sm:not-first:border-rule sm:not-first:border-t">
                <dt className="text-muted text-sm">{term}</dt>
                <dd className="font-semibold leading-snug">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
