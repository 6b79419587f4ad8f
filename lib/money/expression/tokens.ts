import { ExpressionError, type Value } from '../units';

/** A piece of an expression: its text, and what an amount is worth. */
export type Token = { kind: 'amount' | 'name' | 'text' | 'sign'; text: string; value?: Value };

const TOKENS =
  /\s*(?:(?<own>\p{Sc}\d+(?:\.\d+)?)|(?<currency>[A-Z]{3})[ \u00a0]?(?<local>\d+(?:\.\d+)?)|(?<percent>\d+(?:\.\d+)?)%|(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)|'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<sign><=|>=|[-+*/×÷−().=<>;,]))/uy;

const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

/**
 * Splits an expression. A hyphen inside a word belongs to the word: `young-professionals`; a minus stands between spaces.
 * @throws ExpressionError naming the place that cannot be read
 */
export function tokens(source: string): Token[] {
  const found: Token[] = [];
  TOKENS.lastIndex = 0;
  const text = source.trimEnd();
  while (TOKENS.lastIndex < text.length) {
    const at = TOKENS.lastIndex;
    const groups = TOKENS.exec(text)?.groups;
    if (!groups) throw new ExpressionError(`cannot be read from "${text.slice(at).trim().slice(0, 20)}"`);
    found.push(token(groups));
  }
  return found;
}

function token(groups: Record<string, string | undefined>): Token {
  const { own, currency, local, percent, number, name, single, double, sign } = groups;
  const amount = (text: string, amount: number, unit: string): Token => ({
    kind: 'amount',
    text,
    value: { amount, unit },
  });
  if (own) return amount(own, Number(own.slice(1)), 'USD');
  if (currency && local) return amount(`${currency} ${local}`, Number(local), currency);
  if (percent) return amount(`${percent}%`, Number(percent) / 100, '%');
  if (number) return amount(number, Number(number), '');
  if (name) return { kind: 'name', text: name };
  if (sign) return { kind: 'sign', text: SIGNS[sign] ?? sign };
  return { kind: 'text', text: single ?? double ?? '' };
}
