import { ExpressionError } from '../units';
import type { Token } from './tokens';

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
