/** How amounts are written, on the server and in the browser. Amounts in the currency of the site have its sign. */

/** How many decimals an amount has: as many as it needs, or so many. */
type Decimals = Pick<
  Intl.NumberFormatOptions,
  'minimumFractionDigits' | 'maximumFractionDigits' | 'trailingZeroDisplay'
>;

/** @param currency ISO 4217 @returns `$1,250.00`, `€0.002`, with a minus before a debt */
export function formatAmount(amount: number, currency: string, decimals: Decimals = {}): string {
  const figure = formatter({ style: 'currency', currency, ...decimals }).format(Math.abs(amount));
  return `${amount < 0 ? '−' : ''}${figure}`;
}

/** @returns an amount for a single view, with the decimals it needs: `$0.002` */
export function formatRate(amount: number, currency: string): string {
  return formatAmount(amount, currency, { maximumFractionDigits: 5 });
}

/** @returns a currency by its name, in the plural: `US dollars`, `euros` */
export function currencyName(currency: string): string {
  const parts = formatter({ style: 'currency', currency, currencyDisplay: 'name' }).formatToParts(2);
  return parts.find(({ type }) => type === 'currency')?.value ?? currency;
}

/** @returns an amount before its ISO 4217 code, with the decimals that the price of a view needs: `KES 0.39`, `ZAR 0.060` */
export function formatPrice(amount: number, currencyCode: string): string {
  const [minimumFractionDigits, maximumFractionDigits] = amount < 0.1 ? [3, 5] : [2, 4];
  return `${currencyCode}\u00a0${formatter({ minimumFractionDigits, maximumFractionDigits }).format(amount)}`;
}

/** @returns a whole number in groups of three: `8,333` */
export function formatCount(count: number): string {
  return formatter({}).format(count);
}

/** What amounts are stated in, and what one of it is in other currencies. */
export type Currencies = {
  /** The currency of the site, ISO 4217. */
  own: string;
  /** Units of each currency in one unit of the site's own. */
  perUnit: Readonly<Record<string, number | undefined>>;
};

/**
 * An amount for somebody in a country: an estimate, since rates move.
 * @param currency to state it in, ISO 4217
 * @returns `$1,250.50` in the site's own, `KES 1,893` in every other, in whole units from a hundred; the site's own where no rate is known
 */
export function formatMoney(amount: number, currency: string, { own, perUnit }: Currencies): string {
  const rate = currency === own ? undefined : perUnit[currency];
  if (rate === undefined) return formatAmount(amount, own);
  return `${amount < 0 ? '−' : ''}${currency}\u00a0${localFigure(Math.abs(amount * rate))}`;
}

/** @returns an amount without its ISO 4217 code, where it has one: `1,893` of `KES 1,893` */
export function withoutCode(amount: string): string {
  return amount.slice(amount.indexOf('\u00a0') + 1);
}

/** @returns a sum of another currency than the site’s: in whole units from a hundred */
export function localFigure(size: number): string {
  const digits = size < 100 && Math.round(size * 100) % 100 ? 2 : 0;
  return formatter({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(size);
}

/** A phone takes milliseconds to make one, and a page has many sums. */
const formatters = new Map<string, Intl.NumberFormat>();

/** @returns what writes numbers with these options, the same one each time */
export function formatter(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const found = formatters.get(key) ?? new Intl.NumberFormat('en-US', options);
  formatters.set(key, found);
  return found;
}
