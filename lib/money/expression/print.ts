import { formatAmount, formatter } from '../format';
import type { MoneyModel } from '../model';
import { converted, ExpressionError, rounded, type Value } from '../units';
import { counted, numberWord, ordinalWord } from '../words';

/**
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
  const write = Object.hasOwn(FORMATS, format) ? FORMATS[format] : undefined;
  if (write) return write(value, detail === 'bare' ? undefined : detail, model.currency);
  const known = Object.keys(FORMATS).join(', ');
  throw new ExpressionError(
    `"as ${format}" is no format: ${known}, a currency such as KES, or a noun in quotes`,
  );
}

/** Formats by name; `digits` as they were typed behind it. */
const FORMATS: Readonly<
  Record<string, (value: Value, digits: string | undefined, currency: string) => string>
> = {
  cents: (value, _, currency) => money(value, 2, currency),
  dollars: (value, _, currency) => money(value, 0, currency),
  number: ({ amount }, digits = '0') => figures(amount, Number(digits)),
  percent: ({ amount }, digits = '0') => `${figures(amount * 100, Number(digits))}%`,
  word: (value) => numberWord(whole(value)),
  ordinal: (value) => ordinalWord(whole(value)),
};

function own(value: Value, currency: string): string {
  const { amount, unit } = rounded(value);
  const [code = '', perView] = unit.split('/');
  if (code === '%') return `${formatter({ maximumFractionDigits: 2 }).format(amount * 100)}%`;
  if (code === '' || code === 'view') return formatter({ maximumFractionDigits: 2 }).format(amount);
  const whole = Number.isInteger(amount);
  const digits =
    perView || (code === 'USD' && !whole && Math.abs(amount) < 0.1) ? RATE : exactly(whole ? 0 : 2);
  return code === 'USD'
    ? formatAmount(Number(value.amount.toPrecision(12)), currency, digits)
    : `${code}\u00a0${formatter(digits).format(amount)}`;
}

/** `₦ 14,200`, as somebody in the country would write it: against the first digit, a naira's bars would seem to strike the sum out. */
function symbolic(amount: number, currency: string): string {
  const look = { style: 'currency', currencyDisplay: 'narrowSymbol', currency } as const;
  return formatter({ ...look, ...exactly(Number.isInteger(amount) ? 0 : 2) })
    .format(amount)
    .replace('₦', '₦\u202f');
}

function money({ amount, unit }: Value, decimals: number, currency: string): string {
  if (unit !== 'USD' && unit !== 'USD/view')
    throw new ExpressionError('is not in the currency of the site: convert it, as in "as KES"');
  return formatAmount(Number(amount.toPrecision(12)), currency, exactly(decimals));
}

function figures(amount: number, digits: number): string {
  return formatter(exactly(digits)).format(Number(amount.toPrecision(12)));
}

/** Decimals of what a single view costs or pays. */
const RATE = { minimumFractionDigits: 2, maximumFractionDigits: 4 };
const exactly = (digits: number) => ({ minimumFractionDigits: digits, maximumFractionDigits: digits });

function whole({ amount }: Value): number {
  const rounded = Number(amount.toPrecision(12));
  if (Number.isInteger(rounded) && rounded >= 0) return rounded;
  throw new ExpressionError(`is ${amount}: only whole numbers can be written in words`);
}
