import type { Content } from '@/lib/content';

type Props = { dollars: number; start: string; pricing: Pick<Content['pricing'], 'countries' | 'perUnit'> };

/**
 * What a sum comes to where the visitor lives, once a country was chosen on this device, here or on another page
 * (lib/browser/local-sums.ts).
 * @param dollars the sum in the currency of the site
 * @param start what it comes to in the main market
 */
export function LocalSum({ dollars, start, pricing }: Props) {
  const { countries, perUnit } = pricing;
  const rates = countries.map(({ code, currencyCode }) => [code, [currencyCode, perUnit[currencyCode]]]);
  return (
    <span
      data-local-sum={dollars}
      data-rates={JSON.stringify(Object.fromEntries(rates))}
      suppressHydrationWarning
    >
      {start}
    </span>
  );
}
