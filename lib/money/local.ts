/** Amounts in the money of a visitor's country: so a field shows and reads them, while all else is in the site's own. */
import { type Currencies, formatCount, localFigure } from './format';
import { parseNumber } from './number';

/**
 * @param currency ISO 4217; the site's own stands in for one whose rate is not known
 * @returns its code, how an amount of the site's currency is written in it, and read: in whole hundredths, undefined unless
 *   it lies between two limits as they are written
 */
export function localMoney(currency: string, { own, perUnit }: Currencies) {
  const known = currency === own ? undefined : perUnit[currency];
  const figure = (amount: number) => (known ? localFigure(amount * known) : formatCount(amount));
  return {
    code: known ? currency : own,
    figure,
    read(typed: string, least: number, most: number): number | undefined {
      const [number, min = 0, max = 0] = [typed, figure(least), figure(most)].map(parseNumber);
      if (number === undefined || number < min || number > max) return undefined;
      return Math.min(most, Math.max(least, Math.round((number / (known ?? 1)) * 100) / 100));
    },
  };
}
