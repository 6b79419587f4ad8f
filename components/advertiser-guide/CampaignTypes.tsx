import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each with an ad of the example campaign's kind: on phones, a swipe from one to the next. */
export function CampaignTypes({ guide: { campaignTypes: types, words } }: { guide: AdvertiserGuide }) {
  return (
    <ul
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="snap-row sm:grid sm:gap-x-6 sm:gap-y-10 @min-[40em]/page:grid-cols-2 lg:grid-cols-4!"
    >
      {types.map(({ id, title, description, count, ad }, index) => (
        <li
          key={id}
          id={id}
          data-mark={title.split(' ')[0]}
          className="grid content-start gap-4 max-sm:w-[72%] sm:max-lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-6"
        >
          <AdCard {...ad} bars={types.length} played={index + 1} />
          <div className="leading-snug">
            <h3 className="heading-3">{title}</h3>
            <p className="mt-1 text-balance text-muted">{description}</p>
            <p className="mt-2 text-balance lg:text-lg/snug">
              <b>{words.campaignTypes.count}</b> {count}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
