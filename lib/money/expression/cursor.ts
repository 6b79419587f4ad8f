import { ExpressionError } from '../units';
import type { Token } from './tokens';

/** A place in an expression's tokens, that moves on over what is taken. */
export class Cursor {
  private at = 0;

  constructor(private readonly list: readonly Token[]) {}

  /** @returns the token here, or so many further on, without taking it */
  peek(ahead = 0): Token | undefined {
    return this.list[this.at + ahead];
  }

  take(): Token | undefined {
    return this.list[this.at++];
  }

  /** @throws ExpressionError when something is left */
  end(): void {
    const rest = this.peek();
    if (!rest) return;
    const hint = rest.kind === 'sign' && rest.sign === ',' ? '; write numbers without commas' : '';
    throw new ExpressionError(`has ${shown(rest)} left over at its end${hint}`);
  }

  /** @param what is needed here, for the message @throws ExpressionError when it is no name */
  name(what: string): string {
    const token = this.take();
    if (token?.kind !== 'name') throw new ExpressionError(`needs ${what} instead of ${shown(token)}`);
    return token.name;
  }

  /** @returns whether this name stood here by itself, not as the name of something with results */
  takeName(name: string): boolean {
    const [token, next] = [this.peek(), this.peek(1)];
    if (token?.kind !== 'name' || token.name !== name || (next?.kind === 'sign' && next.sign === '.'))
      return false;
    this.at++;
    return true;
  }

  /** @returns which of the signs stood here */
  takeSign(...signs: string[]): string | undefined {
    const token = this.peek();
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return undefined;
    this.at++;
    return token.sign;
  }
}

/** @returns a token as a message quotes it */
export function shown(token: Token | undefined): string {
  if (!token) return 'its end';
  if (token.kind === 'amount') return `"${token.amount}"`;
  return `"${token.kind === 'name' ? token.name : token.kind === 'text' ? token.text : token.sign}"`;
}
