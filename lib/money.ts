const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const PRICE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const COUNT = new Intl.NumberFormat('en-US');

/** @returns US dollars and cents: `$1,250.00` */
export function formatDollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** @returns an amount before its ISO 4217 code, with up to four decimals, since a view costs little: `KES 0.39` */
export function formatPrice(amount: number, currencyCode: string): string {
  return `${currencyCode}\u00a0${PRICE.format(amount)}`;
}

/** @returns a whole number in groups of three: `8,333` */
export function formatCount(count: number): string {
  return COUNT.format(count);
}
