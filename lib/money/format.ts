const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const RATE = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 5 });
const PRICE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });
const SMALL_PRICE = new Intl.NumberFormat('en-US', { minimumFractionDigits: 3, maximumFractionDigits: 5 });
const COUNT = new Intl.NumberFormat('en-US');

/** @returns US dollars and cents: `$1,250.00` */
export function formatDollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** @returns an amount before its ISO 4217 code, with the decimals that the price of a view needs: `KES 0.39`, `ZAR 0.060` */
export function formatPrice(amount: number, currencyCode: string): string {
  const format = amount < 0.1 ? SMALL_PRICE : PRICE;
  return `${currencyCode}\u00a0${format.format(amount)}`;
}

/** @returns a whole number in groups of three: `8,333` */
export function formatCount(count: number): string {
  return COUNT.format(count);
}

/**
 * @param currencyCode ISO 4217; dollars are written `$1,250.50`, every other currency `KES 1,893`, in whole units from ten
 * @returns the amount as copy states it, a debt with a minus before it
 */
export function formatMoney(amount: number, currencyCode: string): string {
  const size = Math.abs(amount);
  const digits = size >= 10 && currencyCode !== 'USD' ? 0 : 2;
  const figure = size.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${amount < 0 ? '−' : ''}${currencyCode === 'USD' ? '$' : `${currencyCode}\u00a0`}${figure}`;
}

/** @returns US dollars for a single view, with the decimals it needs: `$0.002` */
export function formatRate(dollars: number): string {
  return RATE.format(dollars);
}
