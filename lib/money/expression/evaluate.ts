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
import { Cursor, shown } from './cursor';
import { type Arguments, EXAMPLES } from './functions';
import { printed } from './print';
import { tokens } from './tokens';

/** Names that `set` gave in the same text. */
export type Scope = Map<string, Value>;

/**
 * Works out what stands between `{{` and `}}`: content/README.md lists the forms.
 * @param scope receives the names that `set` gives
 * @returns what is printed in its place; `set` and `check` print nothing
 * @throws ExpressionError saying why and what to write instead
 */
export function evaluate(source: string, model: MoneyModel, scope: Scope): string {
  const cursor = new Cursor(tokens(source));
  const reader = new Reader(cursor, model, scope);
  const text = reader.statement();
  cursor.end();
  return text;
}

/** @returns the single value of a source such as `60` or `a.sum`, for lists */
export function evaluateValue(source: string, model: MoneyModel, scope: Scope): Value {
  const cursor = new Cursor(tokens(source));
  const reader = new Reader(cursor, model, scope);
  const value = reader.sum();
  cursor.end();
  return value;
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
    let value = this.term();
    for (let sign = this.cursor.takeSign('+', '-'); sign; sign = this.cursor.takeSign('+', '-')) {
      value = combine(sign as Operator, value, this.term());
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

  private term(): Value {
    let value = this.factor();
    for (let sign = this.cursor.takeSign('*', '/'); sign; sign = this.cursor.takeSign('*', '/')) {
      value = combine(sign as Operator, value, this.factor());
    }
    return value;
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
    if (token?.kind === 'amount') return { amount: token.amount, unit: token.unit };
    if (token?.kind !== 'name') throw new ExpressionError(`needs a value instead of ${shown(token)}`);
    return this.example(token.name) ?? this.known(token.name);
  }

  private known(name: string): Value {
    const value = this.scope.get(name) ?? this.model.values.get(name);
    if (!value) throw new UnknownName(name);
    return value;
  }

  private example(name: string): Value | undefined {
    const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
    if (!example) return undefined;
    const result = this.cursor.takeSign('.') ? this.cursor.name('a result') : undefined;
    const args = new Map<string, Value | string>();
    for (;;) {
      const [key, equals] = [this.cursor.peek(), this.cursor.peek(1)];
      if (key?.kind !== 'name' || equals?.kind !== 'sign' || equals.sign !== '=') break;
      if (!example.takes.includes(key.name)) {
        throw new ExpressionError(
          `${name} takes ${example.takes.map((one) => `${one}=`).join(' ')}, not ${key.name}=`,
        );
      }
      if (args.has(key.name)) throw new ExpressionError(`${key.name}= stands there twice`);
      this.cursor.take();
      this.cursor.take();
      args.set(key.name, this.argument(key.name));
    }
    const value = example.run(args as Arguments, this.model);
    return result ? pick(value, result) : value;
  }

  private argument(key: string): Value | string {
    if (key !== 'audience' && key !== 'country') return this.factor();
    const token = this.cursor.take();
    if (token?.kind === 'name') return token.name;
    throw new ExpressionError(`${key}= needs an id of pricing.json`);
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
      words.push(
        token.kind === 'name' ? token.name : token.kind === 'text' ? `'${token.text}` : String(token.amount),
      );
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
