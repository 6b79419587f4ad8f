import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each with an ad of the example campaign's kind: on phones, a swipe from one to the next. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:gap-x-6 sm:max-lg:[&>li:nth-child(n+3)]:mt-10 @min-[40em]/page:grid-cols-2 lg:grid-cols-4!"
    >
      {types.map(({ id, title, description, count, ad }) => (
        <li
          key={id}
          id={id}
          data-mark={title.split(' ')[0]}
          className="row-span-4 grid grid-rows-subgrid gap-y-0 leading-snug max-sm:w-[86%] max-sm:content-start"
        >
          <AdCard {...ad} {...(ad.art === 'duka' && STANDING)} className="max-lg:*:aspect-4/5" />
          <h3 className="heading-3 mt-4 lg:mt-6">{title}</h3>
          <p className="mt-1 text-balance">{description}</p>
          <p className="mt-3 text-balance border-rule border-t pt-3">
            <b>{words.campaignTypes.count}</b> {count}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** A house casts no shadow as things do: it stands on the card's edge. */
const STANDING = { picture: 'size-[11.6em]' };
