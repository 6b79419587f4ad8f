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
      <svg
        viewBox="0 0 16 16"
        aria-hidden="true"
        className="pointer-events-none absolute top-4 right-3 size-4 text-muted"
      >
        <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </span>
  );
}
