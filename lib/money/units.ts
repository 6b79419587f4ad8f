/** Amounts that know what they count, so that dollars are never added to views. */

/** `USD` stands for the currency of the site whichever it is. `''` is a bare number, `%` a share of 1, `USD/view` a price or a rate; anything else an ISO 4217 currency code. */
export type Unit = '' | '%' | 'view' | 'USD' | 'USD/view' | (string & {});

export type Value = {
  amount: number;
  unit: Unit;
  /** The fact that it is, where it is one. */
  fact?: string;
  /** What else a worked example gives, by name: `.sum`, `.views` … */
  results?: Readonly<Record<string, Value>>;
};

/** Thrown for an expression that cannot be worked out; the message says why and what to write instead. */
export class ExpressionError extends Error {}

/** A name that nothing has. */
export class UnknownName extends ExpressionError {
  constructor(readonly unknown: string) {
    super(`knows no "${unknown}": not set before in this text, and no fact with a number`);
  }
}

export type Operator = '+' | '-' | '*' | '/';

/** @throws ExpressionError when the two do not go together */
export function combine(operator: Operator, a: Value, b: Value): Value {
  if (operator === '+' || operator === '-') {
    const amount = operator === '+' ? a.amount + b.amount : a.amount - b.amount;
    const unit = a.unit === b.unit ? a.unit : countable(a) && countable(b) ? a.unit || b.unit : undefined;
    if (unit === undefined) throw new ExpressionError(`${operator} cannot join ${named(a)} and ${named(b)}`);
    return { amount, unit };
  }
  if (operator === '*') return { amount: a.amount * b.amount, unit: product(a, b) };
  if (b.amount === 0) throw new ExpressionError('divides by zero');
  return { amount: a.amount / b.amount, unit: quotient(a, b) };
}

const countable = ({ unit }: Value) => unit === '' || unit === 'view';

function product(a: Value, b: Value): Unit {
  const units = [a.unit, b.unit];
  const other = (unit: Unit) => units[1 - units.indexOf(unit)] ?? '';
  if (units.includes('%')) return other('%');
  if (units.includes('USD/view') && units.includes('view')) return 'USD';
  if (units.includes('USD/view') && other('USD/view') === '') return 'USD';
  if (units.includes('')) return other('');
  throw new ExpressionError(`* cannot join ${named(a)} and ${named(b)}`);
}

function quotient(a: Value, b: Value): Unit {
  if (a.unit === b.unit) return '';
  if (b.unit === '' || b.unit === '%') return a.unit;
  if (a.unit === 'USD' && b.unit === 'view') return 'USD/view';
  if (a.unit === 'USD' && b.unit === 'USD/view') return 'view';
  if (a.unit === '' && b.unit === 'view') return '';
  throw new ExpressionError(`/ cannot join ${named(a)} and ${named(b)}`);
}

const NAMES: Readonly<Record<string, string>> = {
  '': 'a number',
  '%': 'a share',
  view: 'views',
  USD: 'dollars',
  'USD/view': 'dollars a view',
};
const named = ({ unit }: Value) => NAMES[unit] ?? unit;

/** @returns the value in another currency, by the sample rates of content/pricing.json */
export function converted(value: Value, to: string, perUnit: Readonly<Record<string, number>>): Value {
  const rate = (code: string) => {
    const found = perUnit[code];
    if (!found) throw new ExpressionError(`has no rate for "${code}" in pricing.json`);
    return found;
  };
  const own = value.unit === 'USD' || value.unit === 'USD/view';
  return { amount: (value.amount / (own ? 1 : rate(value.unit))) * rate(to), unit: to };
}

/** @returns the value as it is printed: cents, whole views, whole shillings from ten upwards */
export function rounded(value: Value): Value {
  // 1.005 is 1.00499…: twelve digits are more than any amount here has.
  return { ...value, amount: Number(Number(value.amount.toPrecision(12)).toFixed(decimals(value))) };
}

function decimals({ amount, unit }: Value): number {
  if (unit === 'USD') return Math.abs(amount) < 0.1 ? 4 : 2;
  if (unit.endsWith('/view')) return 6;
  if (unit === 'view') return 0;
  if (unit === '' || unit === '%') return 8;
  return Math.abs(amount) >= 10 ? 0 : 2;
}
