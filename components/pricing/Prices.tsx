import { Words } from '@/components/ui/Words';
import type { Content } from '@/lib/content';
import { insert } from '@/lib/content/text/insert';
import { formatCount, formatPrice } from '@/lib/money';
import { API_IS_EMBEDDED } from '@/lib/site/pricing/base-url';
import { parseCategories } from '@/lib/site/pricing/contract';
import { categoriesAnswer, pricesIn } from '@/lib/site/pricing/embedded';

export type Ladder = Pick<Content, 'pricing'> & {
  market: string;
  /** Its heading, with a place for the country. */
  title: string;
};

/** What a thousand views of each audience cost in one country, the cheapest first. */
export function PriceLadder({ pricing, market, title }: Ladder) {
  const { country, prices: rungs } = pricesIn(market, pricing);
  const most = rungs.at(-1)?.price;
  if (!country || !most) return null;
  return (
    <div className="mt-8 flex grow flex-col max-md:hidden lg:mt-10">
      <h3 className="font-bold text-white">{insert(title, { country: country.name })}</h3>
      <dl className="mt-5 grid grow content-between gap-x-10 gap-y-4 md:max-lg:grid-cols-2">
        {rungs.map(({ audience, price }) => (
          <div key={audience} className="flex flex-wrap justify-between gap-x-4">
            <dt>{audience}</dt>
            <dd className="contents">
              <b className="whitespace-nowrap text-white tabular-nums">
                {country.currencyCode} {formatCount(price * 1000)}
              </b>
              <svg aria-hidden="true" className="mt-1.5 h-2.5 w-full">
                <rect width="100%" height="10" rx="5" className="fill-line" />
                <rect
                  width={`${Math.round((100 * price) / most)}%`}
                  height="10"
                  rx="5"
                  className="fill-iris-light"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type AllPricesProps = { words: Content['home']['words']['prices']; pricing: Content['pricing'] };

/**
 * The prices of the selector as a table, for reading without script: a row for each country, a column for each audience
 * that has a price. With a product API of its owner's, content/ does not know the prices, so that only a way to ask for
 * them is left.
 */
export function AllPrices({ words, pricing }: AllPricesProps) {
  if (!API_IS_EMBEDDED) {
    return (
      <noscript>
        <p className="mt-8">
          <Words text={words.noScript} link="font-semibold text-white underline underline-offset-4" />
        </p>
      </noscript>
    );
  }
  const priced = parseCategories(categoriesAnswer(pricing)).filter(
    ({ countryPrices }) => countryPrices.length > 0,
  );
  const names = new Map(
    priced.flatMap(({ countryPrices }) => countryPrices.map(({ id, name }) => [id, name])),
  );
  const countries = [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  return (
    <details className="open-without-script mt-6 -mb-4 border-line border-t pt-3 lg:mt-12">
      <summary className="fold-line text-white">{words.all}</summary>
      <div className="pt-4">
        <section
          aria-label={words.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
          tabIndex={0}
          className="table-scroll my-0! text-text"
        >
          <table>
            <caption className="sr-only">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col" className="sticky left-0 z-10">
                  {words.country}
                </th>
                {priced.map(({ id, name, ageRange }) => (
                  <th key={id} scope="col">
                    {name} <span className="block font-normal text-muted">{ageRange}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="whitespace-nowrap">
              {countries.map(([id, name]) => (
                <tr key={id}>
                  <th scope="row" className="sticky left-0">
                    {name}
                  </th>
                  {priced.map((category) => {
                    const price = category.countryPrices.find((country) => country.id === id);
                    return (
                      <td key={category.id}>
                        {price ? formatPrice(price.pricePerView, price.currencyCode) : '–'}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </details>
  );
}
