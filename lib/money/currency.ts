/** Sums in the currency of the country that a visitor chose: estimates, since rates move. */

const RATELESS = 'USD';

/**
 * @param dollars a sum in US dollars
 * @param code ISO 4217
 * @param perDollar units of each currency in one US dollar
 * @returns the sum in that currency, whole where it is ten or more: `KES 55`, `$0.42`; US dollars where no rate is known
 */
export function formatSum(
  dollars: number,
  code: string,
  perDollar: Readonly<Record<string, number | undefined>>,
): string {
  const rate = perDollar[code];
  const amount = rate === undefined ? dollars : dollars * rate;
  return format(rate === undefined ? RATELESS : code, amount);
}

function format(currency: string, amount: number): string {
  const digits = amount >= 10 ? 0 : 2;
  const key = `${currency}${digits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      currencyDisplay: currency === RATELESS ? 'symbol' : 'code',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(amount);
}

/** By currency and digits: a phone takes milliseconds to make one, and a page has many sums. */
const formatters = new Map<string, Intl.NumberFormat>();
