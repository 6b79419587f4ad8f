import { AdCard } from '@/components/art/AdCard';
import type { AdvertiserGuide } from '@/lib/content/schemas/guides';

/** The four campaign types, each beside an ad of the example campaign's kind. */
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
      className="snap-row sm:grid sm:gap-x-12 sm:gap-y-14 lg:grid-cols-2"
    >
      {types.map(({ id, title, description, choose, count, example, ad }, index) => (
        <li
          key={id}
          id={id}
          className="grid grid-cols-[auto_1fr] grid-rows-[auto_1fr] items-start gap-x-5 gap-y-4 max-sm:w-[90%] sm:gap-x-7"
        >
          <AdCard {...ad} bars={types.length} played={index + 1} className="w-24 sm:row-span-2 sm:w-40" />
          <div className="min-w-0">
            <h3 className="heading-3">{title}</h3>
            <p className="mt-1 text-muted">{description}</p>
          </div>
          <dl className="grid gap-2.5 text-[0.9375rem] max-sm:col-span-2">
            <Detail term={words.choose} text={choose} />
            <Detail term={words.count} text={count} />
            <Detail term={words.example} text={example} className="max-sm:hidden" />
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Detail({ term, text, className = '' }: { term: string; text: string; className?: string }) {
  return (
    <div className={`border-iris border-l-4 pl-3 ${className}`}>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-semibold">{text}</dd>
    </div>
  );
}
