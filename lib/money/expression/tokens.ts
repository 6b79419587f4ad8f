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

/** A place in an expression's tokens, that moves on over what is taken. */
export class Cursor {
  private at = 0;

  constructor(private readonly list: readonly Token[]) {}

  /** @returns whether a sign stands here, or so many tokens further on */
  isSign(sign: string, ahead = 0): boolean {
    const token = this.list[this.at + ahead];
    return token?.kind === 'sign' && token.text === sign;
  }

  peek(): Token | undefined {
    return this.list[this.at];
  }

  take(): Token | undefined {
    return this.list[this.at++];
  }

  /** @throws ExpressionError when something is left */
  end(): void {
    const rest = this.peek();
    if (!rest) return;
    const hint = this.isSign(',') ? '; write numbers without commas' : '';
    throw new ExpressionError(`has ${shown(rest)} left over at its end${hint}`);
  }

  /** @param what is needed here, for the message @throws ExpressionError when it is no name */
  name(what: string): string {
    const token = this.take();
    if (token?.kind !== 'name') throw new ExpressionError(`needs ${what} instead of ${shown(token)}`);
    return token.text;
  }

  /** @returns whether this name stood here by itself, not as the name of something with results */
  takeName(name: string): boolean {
    const token = this.peek();
    const found = token?.kind === 'name' && token.text === name && !this.isSign('.', 1);
    if (found) this.at++;
    return found;
  }

  /** @returns which of the signs stood here */
  takeSign(...signs: string[]): string | undefined {
    return signs.some((sign) => this.isSign(sign)) ? this.take()?.text : undefined;
  }
}

/** @returns a token as a message quotes it */
export const shown = (token: Token | undefined): string => (token ? `"${token.text}"` : 'its end');
