'use client';
import type { PricedCountry } from '@/lib/site/pricing/types';
import { Chevron } from './Chevron';
import { CONTROL, LABEL } from './control';
import type { SelectorWords } from './words';

type Props = {
  words: SelectorWords;
  countries: readonly PricedCountry[];
  selected: PricedCountry | undefined;
  onSelect: (countryId: string) => void;
};

/** Not from useId: an island's root counts otherwise than the page that it was rendered in. */
const ID = 'pricing-country';

/** The countries that have a price for the selected audience. */
export function CountrySelect({ words, countries, selected, onSelect }: Props) {
  return (
    <div>
      <label htmlFor={ID} className={LABEL}>
        {words.country}
      </label>
      <div className="relative">
        <select
          id={ID}
          value={selected?.id ?? ''}
          onChange={(event) => onSelect(event.target.value)}
          disabled={countries.length === 0}
          className={`${CONTROL} appearance-none pr-11 text-ellipsis`}
        >
          {countries.length === 0 && <option value="">{words.noCountry}</option>}
          {countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name} ({country.currencyCode})
            </option>
          ))}
        </select>
        <Chevron className="absolute top-4.5 right-4" />
      </div>
    </div>
  );
}
