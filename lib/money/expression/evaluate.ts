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

/**
 * Works out the lists that a line is repeated for.
 * @param source `v = 60, 200; p = 8, 12` gives two rounds: v 60 with p 8, then v 200 with p 12
 */
export const evaluateLists = (source: string, model: MoneyModel, scope: Scope): List[] =>
  new Reader(source, model, scope).lists();

type List = { name: string; values: Value[] };

const AMOUNT = String.raw`(?:\p{Sc}|[A-Z]{3}[ \u00a0]?)\d+(?:\.\d+)?|\d+(?:\.\d+)?%?`;
/** A hyphen inside a word belongs to the word, `young-professionals`; a minus stands between spaces. */
const NAME = '[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*';
const WORD = `${AMOUNT}|${NAME}|'[^']*'`;

/** What an expression may go on with. */
const PIECES = {
  amount: starting(AMOUNT),
  name: starting(NAME),
  argument: starting(`${NAME}\\s*=`),
  /** Of a format: a noun stands in quotes. */
  word: starting(WORD),
  any: starting(`${WORD}|<=|>=|[-+*/×÷−().=<>;,]`),
} as const;
const SIGNS: Readonly<Record<string, string>> = { '×': '*', '÷': '/', '−': '-' };

function starting(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})`, 'u');
}

function amountOf(text: string): Value {
  const amount = Number(text.replace(/[^\d.]/g, ''));
  if (text.endsWith('%')) return { amount: amount / 100, unit: '%' };
  return { amount, unit: /^\p{Sc}/u.test(text) ? 'USD' : text.replace(/[^A-Z]/g, '') };
}

/** Reads one expression from left to right: a plain recursive descent, one method for each level of binding. */
class Reader {
  private rest: string;

  constructor(
    source: string,
    private readonly model: MoneyModel,
    private readonly scope: Scope,
  ) {
    this.rest = source.trim();
  }

  statement(): string {
    let text = '';
    if (this.takeWord('set')) {
      do this.assignment();
      while (this.take(/^;/));
    } else if (this.takeWord('check')) this.comparison();
    else text = printed(this.sum(), this.takeWord('as') ? this.format() : [], this.model);
    this.end();
    return text;
  }

  lists(): List[] {
    const lists: List[] = [];
    do {
      const name = this.argument();
      if (!name) throw new ExpressionError('each needs a name, = and values with commas between them');
      const values = [this.sum()];
      while (this.take(/^,/)) values.push(this.sum());
      lists.push({ name, values });
    } while (this.take(/^;/));
    this.end();
    if (lists.some(({ values }) => values.length !== lists[0]?.values.length))
      throw new ExpressionError('each has lists of different lengths');
    return lists;
  }

  private sum(): Value {
    return this.chain(/^[-+−]/, () => this.chain(/^[*/×÷]/, () => this.factor()));
  }

  private chain(signs: RegExp, next: () => Value): Value {
    let value = next();
    for (let sign = this.take(signs); sign; sign = this.take(signs)) {
      value = combine((SIGNS[sign] ?? sign) as Operator, value, next());
    }
    return value;
  }

  private assignment(): void {
    const name = this.name('a name to set');
    if (this.model.values.has(name) || name in EXAMPLES)
      throw new ExpressionError(`cannot set "${name}": the model has one of that name`);
    if (!this.take(/^=/)) throw new ExpressionError(`needs = after "${name}"`);
    this.scope.set(name, rounded(this.sum()));
  }

  private comparison(): void {
    const left = rounded(this.sum());
    const sign = this.take(/^(?:<=|>=|[<>=])/);
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
    if (this.take(/^[-−]/)) {
      const value = this.factor();
      return { ...value, amount: -value.amount };
    }
    let value = this.primary();
    while (this.take(/^\./)) value = pick(value, this.name('a result'));
    if (!this.takeWord('in')) return value;
    return rounded(converted(value, this.name('a currency such as KES'), this.model.perUnit));
  }

  private primary(): Value {
    if (this.take(/^\(/)) {
      const value = this.sum();
      if (!this.take(/^\)/)) throw new ExpressionError('lacks a closing parenthesis');
      return value;
    }
    const amount = this.take(PIECES.amount);
    if (amount) return amountOf(amount);
    const name = this.name('a value');
    const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
    if (example) return this.example(name, example);
    const value = this.scope.get(name) ?? this.model.values.get(name);
    if (!value) throw new UnknownName(name);
    return value;
  }

  private example(name: string, { takes, run }: Example): Value {
    const result = this.take(/^\./) ? this.name('a result') : undefined;
    const args = new Map<string, Value | string>();
    for (let key = this.argument(); key; key = this.argument()) {
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
    for (let word = this.take(PIECES.word); word; word = this.take(PIECES.word))
      words.push(word.replace(/'$/, ''));
    if (words.length === 0) throw new ExpressionError('needs a format after "as"');
    return words;
  }

  /** @returns what the rest begins with, taken from it */
  private take(piece: RegExp): string | undefined {
    const [found] = piece.exec(this.rest) ?? [];
    if (found !== undefined) this.rest = this.rest.slice(found.length).trimStart();
    return found;
  }

  /** @returns whether this word stood here by itself, not as the name of something with results */
  private takeWord(word: string): boolean {
    return this.take(new RegExp(`^${word}(?![A-Za-z0-9]|-[A-Za-z0-9]|\\s*\\.)`)) !== undefined;
  }

  /** @returns the name before a sign =, which is taken too */
  private argument(): string | undefined {
    return this.take(PIECES.argument)?.replace(/\s*=$/, '');
  }

  /** @param what is needed here, for the message */
  private name(what: string): string {
    const name = this.take(PIECES.name);
    if (!name) throw new ExpressionError(`needs ${what} instead of ${this.next()}`);
    return name;
  }

  private end(): void {
    if (!this.rest) return;
    const hint = this.rest.startsWith(',') ? '; write numbers without commas' : '';
    throw new ExpressionError(`has ${this.next()} left over at its end${hint}`);
  }

  /** @returns the piece that stands here as a message quotes it @throws ExpressionError for what is none */
  private next(): string {
    if (!this.rest) return 'its end';
    const [piece] = PIECES.any.exec(this.rest) ?? [];
    if (!piece) throw new ExpressionError(`cannot be read from "${this.rest.slice(0, 20)}"`);
    return `"${piece.replace(/^'|'$/g, '')}"`;
  }
}

function pick(value: Value, result: string): Value {
  const found = value.results?.[result];
  if (found) return found;
  const names = Object.keys(value.results ?? {});
  throw new ExpressionError(`has no .${result}${names.length > 0 ? `; it has .${names.join(', .')}` : ''}`);
}
