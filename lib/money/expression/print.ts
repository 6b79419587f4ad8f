import { formatAmount, formatter } from '../format';
import type { MoneyModel } from '../model';
import { converted, ExpressionError, rounded, type Value } from '../units';
import { counted, numberWord, ordinalWord } from '../words';

/**
 * Writes a value out.
 * @param words what follows `as`: a format and how it is to look, such as `percent 1`, `KES bare`; none, its own format
 * @throws ExpressionError for a format that there is not
 */
export function printed(value: Value, [format, detail]: readonly string[], model: MoneyModel): string {
  if (format === undefined) return own(value, model.currency);
  if (format.startsWith("'")) return counted(whole(value), format.slice(1));
  if (/^[A-Z]{3}$/.test(format)) {
    const local = rounded(converted(value, format, model.perUnit));
    if (detail === 'symbol') return symbolic(local.amount, format);
    return detail === 'bare'
      ? figures(local.amount, Number.isInteger(local.amount) ? 0 : 2)
      : own(local, model.currency);
  }
  const digits = detail === undefined || detail === 'bare' ? undefined : Number(detail);
  switch (format) {
    case 'cents':
      return money(value, 2, model.currency);
    case 'dollars':
      return money(value, 0, model.currency);
    case 'number':
      return figures(value.amount, digits ?? 0);
    case 'percent':
      return `${figures(value.amount * 100, digits ?? 0)}%`;
    case 'word':
      return numberWord(whole(value));
    case 'ordinal':
      return ordinalWord(whole(value));
    case 'times':
      return `${figures(value.amount, digits ?? 1)}x`;
    default:
      throw new ExpressionError(
        `"as ${format}" is no format: cents, dollars, number, percent, word, ordinal, times, a currency such as KES, or a noun in quotes`,
      );
  }
}

function own(value: Value, currency: string): string {
  const { amount, unit } = rounded(value);
  switch (unit) {
    case '':
    case 'view':
      return formatter({ maximumFractionDigits: 2 }).format(amount);
    case '%':
      return `${formatter({ maximumFractionDigits: 2 }).format(amount * 100)}%`;
    case 'USD':
      return money(value, Number.isInteger(amount) ? 0 : Math.abs(amount) < 0.1 ? undefined : 2, currency);
    case 'USD/view':
      return money(value, undefined, currency);
    default:
      return local(amount, unit);
  }
}

function local(amount: number, unit: string): string {
  const [code, perView] = unit.split('/');
  const digits = perView
    ? { minimumFractionDigits: 2, maximumFractionDigits: 4 }
    : { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2, maximumFractionDigits: 2 };
  return `${code}\u00a0${formatter(digits).format(amount)}`;
}

/** `₦14,200`, as somebody in the country would write it. */
function symbolic(amount: number, currency: string): string {
  const look = { style: 'currency', currencyDisplay: 'narrowSymbol', currency } as const;
  return formatter({ ...look, ...exactly(Number.isInteger(amount) ? 0 : 2) }).format(amount);
}

/** @param decimals of an amount in the currency of the site; undefined, as many as a rate needs */
function money({ amount, unit }: Value, decimals: number | undefined, currency: string): string {
  if (unit !== 'USD' && unit !== 'USD/view')
    throw new ExpressionError('is not in the currency of the site: convert it, as in "as KES"');
  const digits =
    decimals === undefined ? { minimumFractionDigits: 2, maximumFractionDigits: 4 } : exactly(decimals);
  return formatAmount(Number(amount.toPrecision(12)), currency, digits);
}

function figures(amount: number, digits: number): string {
  return formatter(exactly(digits)).format(Number(amount.toPrecision(12)));
}

const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

function whole({ amount }: Value): number {
  const rounded = Number(amount.toPrecision(12));
  if (Number.isInteger(rounded) && rounded >= 0) return rounded;
  throw new ExpressionError(`is ${amount}: only whole numbers can be written in words`);
}
