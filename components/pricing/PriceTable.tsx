import type { Content } from '@/lib/content';
import { formatPrice } from '@/lib/money';
import type { AudienceCategory } from '@/lib/site/pricing/types';

type Props = { categories: readonly AudienceCategory[]; words: Content['home']['words']['prices'] };

/** Every price of the given audiences: a row for each country, a column for each audience that has a price. */
export function PriceTable({ categories, words }: Props) {
  const priced = categories.filter(({ countryPrices }) => countryPrices.length > 0);
  const names = new Map(
    priced.flatMap(({ countryPrices }) => countryPrices.map(({ id, name }) => [id, name])),
  );
  const countries = [...names].sort(([, a], [, b]) => a.localeCompare(b, 'en'));
  return (
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
        <tbody>
          {countries.map(([id, name]) => (
            <tr key={id}>
              <th scope="row" className="sticky left-0">
                {name}
              </th>
              {priced.map((category) => {
                const price = category.countryPrices.find((country) => country.id === id);
                return (
                  <td key={category.id} className="whitespace-nowrap">
                    {price ? (
                      formatPrice(price.pricePerView, price.currencyCode)
                    ) : (
                      <span className="text-muted">–</span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
