import type { MoneyModel } from '../model';
import {
  combine,
  converted,
  ExpressionError,
  type Operator,
  rounded,
  UnknownName,
  type Value,
} from '../units';
import { EXAMPLES, type Example } from './functions';
import { printed } from './print';

/** Names that `set` gave in the same text. */
export type Scope = Map<string, Value>;

/**
 * Works out what stands between `{{` and `}}`: content/README.md lists the forms.
 * @param scope receives the names that `set` gives
 * @returns what is printed in its place; `set` and `check` print nothing
 * @throws ExpressionError saying why and what to write instead
 */
export const evaluate = (source: string, model: MoneyModel, scope: Scope): string =>
  new Reader(source, model, scope).statement();

/** @returns the single value of a source such as `60` or `a.sum`, for lists */
export const evaluateValue = (source: string, model: MoneyModel, scope: Scope): Value =>
  new Reader(source, model, scope).value();

/** A piece of an expression: its text, and what an amount is worth. */
type Token = { kind: 'amount' | 'name' | 'noun' | 'sign'; text: string; value?: Value };

/** A hyphen inside a word belongs to the word, `young-professionals`; a minus stands between spaces. */
const TOKENS =
  /\s*(?:(?<amount>(?:\p{Sc}|[A-Z]{3}[ \u00a0]?)\d+(?:\.\d+)?|\d+(?:\.\d+)?%?)|(?<name>[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)|'(?<noun>[^']*)'|(?<sign><=|>=|[-+*/×÷−().=<>;,]))/uy;

const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

/** @throws ExpressionError naming the place that cannot be read */
function tokens(source: string): Token[] {
  const found: Token[] = [];
  TOKENS.lastIndex = 0;
  const text = source.trimEnd();
  while (TOKENS.lastIndex < text.length) {
    const at = TOKENS.lastIndex;
    const groups = TOKENS.exec(text)?.groups;
    if (!groups) throw new ExpressionError(`cannot be read from "${text.slice(at).trim().slice(0, 20)}"`);
    found.push(tokenOf(groups));
  }
  return found;
}

function tokenOf({ amount, name, noun, sign }: Record<string, string | undefined>): Token {
  if (amount) return { kind: 'amount', text: amount, value: amountOf(amount) };
  if (name) return { kind: 'name', text: name };
  return sign ? { kind: 'sign', text: SIGNS[sign] ?? sign } : { kind: 'noun', text: noun ?? '' };
}

function amountOf(text: string): Value {
  const amount = Number(text.replace(/[^\d.]/g, ''));
  if (text.endsWith('%')) return { amount: amount / 100, unit: '%' };
  return { amount, unit: /^\p{Sc}/u.test(text) ? 'USD' : text.replace(/[^A-Z]/g, '') };
}

/** @returns a token as a message quotes it */
const shown = (token: Token | undefined): string => (token ? `"${token.text}"` : 'its end');

/** Reads one expression from left to right: a plain recursive descent, one method for each level of binding. */
class Reader {
  private readonly list: readonly Token[];
  private at = 0;

  constructor(
    source: string,
    private readonly model: MoneyModel,
    private readonly scope: Scope,
  ) {
    this.list = tokens(source);
  }

  statement(): string {
    let text = '';
    if (this.takeName('set')) {
      do this.assignment();
      while (this.takeSign(';'));
    } else if (this.takeName('check')) this.comparison();
    else text = printed(this.sum(), this.takeName('as') ? this.format() : [], this.model);
    this.end();
    return text;
  }

  value(): Value {
    const value = this.sum();
    this.end();
    return value;
  }

  private sum(): Value {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.factor()));
  }

  private chain(signs: Operator[], next: () => Value): Value {
    let value = next();
    for (let sign = this.takeSign(...signs); sign; sign = this.takeSign(...signs)) {
      value = combine(sign as Operator, value, next());
    }
    return value;
  }

  private assignment(): void {
    const name = this.name('a name to set');
    if (this.model.values.has(name) || name in EXAMPLES)
      throw new ExpressionError(`cannot set "${name}": the model has one of that name`);
    if (!this.takeSign('=')) throw new ExpressionError(`needs = after "${name}"`);
    this.scope.set(name, rounded(this.sum()));
  }

  private comparison(): void {
    const left = rounded(this.sum());
    const sign = this.takeSign('<', '>', '<=', '>=', '=');
    if (!sign) throw new ExpressionError('check needs <, >, <=, >= or = between two values');
    const right = rounded(this.sum());
    const { amount } = combine('-', left, right);
    const holds =
      (sign.includes('=') && amount === 0) ||
      (sign[0] === '<' && amount < 0) ||
      (sign[0] === '>' && amount > 0);
    if (!holds) {
      throw new ExpressionError(
        `does not hold: ${printed(left, [], this.model)} ${sign} ${printed(right, [], this.model)}; change the inputs or the sentence`,
      );
    }
  }

  private factor(): Value {
    if (this.takeSign('-')) {
      const value = this.factor();
      return { ...value, amount: -value.amount };
    }
    let value = this.primary();
    while (this.takeSign('.')) value = pick(value, this.name('a result'));
    if (!this.takeName('in')) return value;
    return rounded(converted(value, this.name('a currency such as KES'), this.model.perUnit));
  }

  private primary(): Value {
    if (this.takeSign('(')) {
      const value = this.sum();
      if (!this.takeSign(')')) throw new ExpressionError('lacks a closing parenthesis');
      return value;
    }
    const token = this.take();
    if (token?.value) return token.value;
    if (token?.kind !== 'name') throw new ExpressionError(`needs a value instead of ${shown(token)}`);
    const name = token.text;
    const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
    if (example) return this.example(name, example);
    const value = this.scope.get(name) ?? this.model.values.get(name);
    if (!value) throw new UnknownName(name);
    return value;
  }

  private example(name: string, { takes, run }: Example): Value {
    const result = this.takeSign('.') ? this.name('a result') : undefined;
    const args = new Map<string, Value | string>();
    while (this.peek()?.kind === 'name' && this.isSign('=', 1)) {
      const key = this.name('an argument');
      this.take();
      if (!takes.includes(key)) {
        throw new ExpressionError(`${name} takes ${takes.map((one) => `${one}=`).join(' ')}, not ${key}=`);
      }
      if (args.has(key)) throw new ExpressionError(`${key}= stands there twice`);
      const isId = key === 'audience' || key === 'country';
      args.set(key, isId ? this.name(`an id of pricing.json after ${key}=`) : this.factor());
    }
    const value = run(args, this.model);
    return result ? pick(value, result) : value;
  }

  private format(): string[] {
    const words: string[] = [];
    for (let token = this.peek(); token && token.kind !== 'sign'; token = this.peek()) {
      this.take();
      words.push(token.kind === 'noun' ? `'${token.text}` : token.text);
    }
    if (words.length === 0) throw new ExpressionError('needs a format after "as"');
    return words;
  }

  private peek(): Token | undefined {
    return this.list[this.at];
  }

  private take(): Token | undefined {
    return this.list[this.at++];
  }

  /** @returns whether a sign stands here, or so many tokens further on */
  private isSign(sign: string, ahead = 0): boolean {
    const token = this.list[this.at + ahead];
    return token?.kind === 'sign' && token.text === sign;
  }

  /** @returns which of the signs stood here */
  private takeSign(...signs: string[]): string | undefined {
    return signs.some((sign) => this.isSign(sign)) ? this.take()?.text : undefined;
  }

  /** @returns whether this word stood here by itself, not as the name of something with results */
  private takeName(word: string): boolean {
    const token = this.peek();
    const found = token?.kind === 'name' && token.text === word && !this.isSign('.', 1);
    if (found) this.at++;
    return found;
  }

  /** @param what is needed here, for the message */
  private name(what: string): string {
    const token = this.take();
    if (token?.kind !== 'name') throw new ExpressionError(`needs ${what} instead of ${shown(token)}`);
    return token.text;
  }

  private end(): void {
    const rest = this.peek();
    if (!rest) return;
    const hint = this.isSign(',') ? '; write numbers without commas' : '';
    throw new ExpressionError(`has ${shown(rest)} left over at its end${hint}`);
  }
}

function pick(value: Value, result: string): Value {
  const found = value.results?.[result];
  if (found) return found;
  const names = Object.keys(value.results ?? {});
  throw new ExpressionError(`has no .${result}${names.length > 0 ? `; it has .${names.join(', .')}` : ''}`);
}
