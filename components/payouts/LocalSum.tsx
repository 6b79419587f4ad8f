import { content } from '@/lib/content';

/**
 * What a sum comes to where the visitor lives. Empty until a country was chosen on this device, here or on another page
 * (lib/browser/local-sums.ts).
 * @param dollars the sum in the currency of the site
 */
export function LocalSum({ dollars, className = '' }: { dollars: number; className?: string }) {
  const { countries, perUnit } = content().pricing;
  const rates = countries.map(({ code, currencyCode }) => [code, [currencyCode, perUnit[currencyCode]]]);
  return (
    <span
      data-local-sum={dollars}
      data-rates={JSON.stringify(Object.fromEntries(rates))}
      hidden
      className={className}
    />
  );
}
