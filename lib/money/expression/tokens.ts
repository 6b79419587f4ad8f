import { ExpressionError } from '../units';

export type Token =
  | { kind: 'amount'; amount: number; unit: string }
  | { kind: 'name'; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'sign'; sign: string };

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
  if (own) return { kind: 'amount', amount: Number(own.slice(1)), unit: 'USD' };
  if (currency && local) return { kind: 'amount', amount: Number(local), unit: currency };
  if (percent) return { kind: 'amount', amount: Number(percent) / 100, unit: '%' };
  if (number) return { kind: 'amount', amount: Number(number), unit: '' };
  if (name) return { kind: 'name', name };
  if (sign) return { kind: 'sign', sign: SIGNS[sign] ?? sign };
  return { kind: 'text', text: single ?? double ?? '' };
}
