import { Chevron } from '@/components/ui/Chevron';
import type { Content } from '@/lib/content';

type Props = { label: string; countries: Content['pricing']['countries']; first: string };

/** The countries that earners are paid in; the site script remembers the choice (lib/browser/country.ts). */
export function CountryChoice({ label, countries, first }: Props) {
  if (countries.length === 0) return null;
  return (
    <span className="relative min-w-0">
      <select
        aria-label={label}
        defaultValue={first}
        className="h-12 w-full appearance-none text-ellipsis rounded-control border border-muted/70 bg-white pr-9 pl-4 font-semibold text-base text-text"
      >
        {countries.map(({ code, name, currencyCode }) => (
          <option key={code} value={code} data-currency={currencyCode}>
            {name} ({currencyCode})
          </option>
        ))}
      </select>
      <Chevron className="absolute top-4 right-3" />
    </span>
  );
}
