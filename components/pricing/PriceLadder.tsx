import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount } from '@/lib/money';

const VIEWS = 1000;

type Props = Pick<Content, 'pricing'> & {
  market: string;
  /** Its heading, with a place for the country. */
  title: string;
};

/** What a thousand views of each audience cost in one country, the cheapest first. */
export function PriceLadder({ pricing, market, title }: Props) {
  const country = pricing.countries.find(({ code }) => code === market);
  const rungs = pricing.categories
    .flatMap(({ title: audience, prices = [] }) => {
      const price = prices.find(({ country: id }) => id === country?.id)?.pricePerView;
      return price ? [{ audience, price }] : [];
    })
    .sort((a, b) => a.price - b.price);
  const most = rungs.at(-1)?.price;
  if (!country || !most) return null;
  return (
    <div className="mt-10 max-lg:hidden">
      <h3 className="font-bold text-white">{insert(title, { country: country.name })}</h3>
      <dl className="mt-5 grid gap-4">
        {rungs.map(({ audience, price }) => (
          <div key={audience} className="flex flex-wrap justify-between gap-x-4">
            <dt>{audience}</dt>
            <dd className="contents">
              <b className="whitespace-nowrap text-white tabular-nums">
                {country.currencyCode} {formatCount(price * VIEWS)}
              </b>
              <svg aria-hidden="true" className="mt-1.5 h-2.5 w-full">
                <rect width="100%" height="10" rx="5" className="fill-line" />
                <rect width={`${(price / most) * 100}%`} height="10" rx="5" className="fill-iris-light" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
