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
import { type Arguments, EXAMPLES, type Example } from './functions';
import { printed } from './print';
import { Cursor, shown, tokens } from './tokens';

/** Names that `set` gave in the same text. */
export type Scope = Map<string, Value>;

/**
 * Works out what stands between `{{` and `}}`: content/README.md lists the forms.
 * @param scope receives the names that `set` gives
 * @returns what is printed in its place; `set` and `check` print nothing
 * @throws ExpressionError saying why and what to write instead
 */
export const evaluate = (source: string, model: MoneyModel, scope: Scope): string =>
  read(source, (cursor) => new Reader(cursor, model, scope).statement());

/** @returns the single value of a source such as `60` or `a.sum`, for lists */
export const evaluateValue = (source: string, model: MoneyModel, scope: Scope): Value =>
  read(source, (cursor) => new Reader(cursor, model, scope).sum());

function read<Result>(source: string, work: (cursor: Cursor) => Result): Result {
  const cursor = new Cursor(tokens(source));
  const result = work(cursor);
  cursor.end();
  return result;
}

/** Reads one expression from left to right: a plain recursive descent, one method for each level of binding. */
class Reader {
  constructor(
    private readonly cursor: Cursor,
    private readonly model: MoneyModel,
    private readonly scope: Scope,
  ) {}

  statement(): string {
    if (this.cursor.takeName('set')) {
      do this.assignment();
      while (this.cursor.takeSign(';'));
      return '';
    }
    if (this.cursor.takeName('check')) {
      this.comparison();
      return '';
    }
    const value = this.sum();
    return printed(value, this.cursor.takeName('as') ? this.format() : [], this.model);
  }

  sum(): Value {
    return this.chain(['+', '-'], () => this.chain(['*', '/'], () => this.factor()));
  }

  private chain(signs: Operator[], next: () => Value): Value {
    let value = next();
    for (let sign = this.cursor.takeSign(...signs); sign; sign = this.cursor.takeSign(...signs)) {
      value = combine(sign as Operator, value, next());
    }
    return value;
  }

  private assignment(): void {
    const name = this.cursor.name('a name to set');
    if (this.model.values.has(name) || name in EXAMPLES)
      throw new ExpressionError(`cannot set "${name}": the model has one of that name`);
    if (!this.cursor.takeSign('=')) throw new ExpressionError(`needs = after "${name}"`);
    this.scope.set(name, rounded(this.sum()));
  }

  private comparison(): void {
    const left = rounded(this.sum());
    const sign = this.cursor.takeSign('<', '>', '<=', '>=', '=');
    if (!sign) throw new ExpressionError('check needs <, >, <=, >= or = between two values');
    const right = rounded(this.sum());
    combine('-', left, right);
    const holds = {
      '<': left.amount < right.amount,
      '>': left.amount > right.amount,
      '<=': left.amount <= right.amount,
      '>=': left.amount >= right.amount,
      '=': left.amount === right.amount,
    }[sign];
    if (!holds) {
      throw new ExpressionError(
        `does not hold: ${printed(left, [], this.model)} ${sign} ${printed(right, [], this.model)}; change the inputs or the sentence`,
      );
    }
  }

  private factor(): Value {
    if (this.cursor.takeSign('-')) {
      const value = this.factor();
      return { ...value, amount: -value.amount };
    }
    const value = this.dotted(this.primary());
    if (!this.cursor.takeName('in')) return value;
    return rounded(converted(value, this.cursor.name('a currency such as KES'), this.model.perUnit));
  }

  private primary(): Value {
    if (this.cursor.takeSign('(')) {
      const value = this.sum();
      if (!this.cursor.takeSign(')')) throw new ExpressionError('lacks a closing parenthesis');
      return value;
    }
    const token = this.cursor.take();
    if (token?.value) return token.value;
    if (token?.kind !== 'name') throw new ExpressionError(`needs a value instead of ${shown(token)}`);
    const name = token.text;
    const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
    const value = example
      ? this.example(name, example)
      : (this.scope.get(name) ?? this.model.values.get(name));
    if (!value) throw new UnknownName(name);
    return value;
  }

  private example(name: string, example: Example): Value {
    const result = this.cursor.takeSign('.') ? this.cursor.name('a result') : undefined;
    const args = new Map<string, Value | string>();
    while (this.cursor.peek()?.kind === 'name' && this.cursor.isSign('=', 1)) {
      const key = this.cursor.name('an argument');
      this.cursor.take();
      if (!example.takes.includes(key)) {
        throw new ExpressionError(
          `${name} takes ${example.takes.map((one) => `${one}=`).join(' ')}, not ${key}=`,
        );
      }
      if (args.has(key)) throw new ExpressionError(`${key}= stands there twice`);
      const isId = key === 'audience' || key === 'country';
      args.set(key, isId ? this.cursor.name(`an id of pricing.json after ${key}=`) : this.factor());
    }
    const value = example.run(args as Arguments, this.model);
    return result ? pick(value, result) : value;
  }

  private dotted(value: Value): Value {
    let found = value;
    while (this.cursor.takeSign('.')) found = pick(found, this.cursor.name('a result'));
    return found;
  }

  private format(): string[] {
    const words: string[] = [];
    for (let token = this.cursor.peek(); token && token.kind !== 'sign'; token = this.cursor.peek()) {
      this.cursor.take();
      words.push(token.kind === 'text' ? `'${token.text}` : token.text);
    }
    if (words.length === 0) throw new ExpressionError('needs a format after "as"');
    return words;
  }
}

function pick(value: Value, result: string): Value {
  const found = value.results?.[result];
  if (found) return found;
  const names = Object.keys(value.results ?? {});
  throw new ExpressionError(`has no .${result}${names.length > 0 ? `; it has .${names.join(', .')}` : ''}`);
}
