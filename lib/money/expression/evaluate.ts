import type { MoneyModel } from '../model';
import { combine, converted, ExpressionError, type Operator, rounded, type Value } from '../units';
import { type Arguments, EXAMPLES } from './examples';
import { printed } from './print';
import { type Token, tokens } from './tokens';

/** Names that `set` gave in the same text. */
export type Scope = Map<string, Value>;

/**
 * Works out what stands between `{{` and `}}`: content/README.md lists the forms.
 * @param scope receives the names that `set` gives
 * @returns what is printed in its place; `set` and `check` print nothing
 * @throws ExpressionError saying why and what to write instead
 */
export function evaluate(source: string, model: MoneyModel, scope: Scope): string {
  const reader = new Reader(tokens(source), model, scope);
  const text = reader.statement();
  reader.end();
  return text;
}

/** @returns the single value of a source such as `60` or `a.sum`, for lists */
export function evaluateValue(source: string, model: MoneyModel, scope: Scope): Value {
  const reader = new Reader(tokens(source), model, scope);
  const value = reader.sum();
  reader.end();
  return value;
}

/** Reads one expression from left to right: a plain recursive descent, one method for each level of binding. */
class Reader {
  private at = 0;

  constructor(
    private readonly list: readonly Token[],
    private readonly model: MoneyModel,
    private readonly scope: Scope,
  ) {}

  statement(): string {
    if (this.takeName('set')) {
      do this.assignment();
      while (this.takeSign(';'));
      return '';
    }
    if (this.takeName('check')) {
      this.comparison();
      return '';
    }
    const value = this.sum();
    return printed(value, this.takeName('as') ? this.format() : [], this.model);
  }

  sum(): Value {
    let value = this.term();
    for (let sign = this.takeSign('+', '-'); sign; sign = this.takeSign('+', '-')) {
      value = combine(sign as Operator, value, this.term());
    }
    return value;
  }

  end(): void {
    const rest = this.list[this.at];
    if (rest) throw new ExpressionError(`has ${shown(rest)} left over at its end`);
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
    for (let sign = this.takeSign('*', '/'); sign; sign = this.takeSign('*', '/')) {
      value = combine(sign as Operator, value, this.factor());
    }
    return value;
  }

  private factor(): Value {
    if (this.takeSign('-')) {
      const value = this.factor();
      return { ...value, amount: -value.amount };
    }
    const value = this.dotted(this.primary());
    if (!this.takeName('in')) return value;
    return rounded(converted(value, this.name('a currency such as KES'), this.model.perUnit));
  }

  private primary(): Value {
    const token = this.list[this.at];
    if (this.takeSign('(')) {
      const value = this.sum();
      if (!this.takeSign(')')) throw new ExpressionError('lacks a closing parenthesis');
      return value;
    }
    this.at++;
    if (token?.kind === 'amount') return { amount: token.amount, unit: token.unit };
    if (token?.kind !== 'name') throw new ExpressionError(`needs a value instead of ${shown(token)}`);
    return this.example(token.name) ?? this.known(token.name);
  }

  private known(name: string): Value {
    const value = this.scope.get(name) ?? this.model.values.get(name);
    if (!value)
      throw new ExpressionError(`knows no "${name}": not set before in this text, and no fact with a number`);
    return value;
  }

  private example(name: string): Value | undefined {
    const example = Object.hasOwn(EXAMPLES, name) ? EXAMPLES[name] : undefined;
    if (!example) return undefined;
    const result = this.takeSign('.') ? this.name('a result') : undefined;
    const args = new Map<string, Value | string>();
    for (;;) {
      const [key, equals] = [this.list[this.at], this.list[this.at + 1]];
      if (key?.kind !== 'name' || equals?.kind !== 'sign' || equals.sign !== '=') break;
      if (!example.takes.includes(key.name)) {
        throw new ExpressionError(
          `${name} takes ${example.takes.map((one) => `${one}=`).join(' ')}, not ${key.name}=`,
        );
      }
      this.at += 2;
      args.set(key.name, this.argument(key.name));
    }
    const value = example.run(args as Arguments, this.model);
    return result ? pick(value, result) : value;
  }

  private argument(key: string): Value | string {
    if (key !== 'audience' && key !== 'country') return this.factor();
    const token = this.list[this.at++];
    if (token?.kind === 'name') return token.name;
    throw new ExpressionError(`${key}= needs an id of pricing.json`);
  }

  private dotted(value: Value): Value {
    let found = value;
    while (this.takeSign('.')) found = pick(found, this.name('a result'));
    return found;
  }

  private format(): string[] {
    const words: string[] = [];
    for (let token = this.list[this.at]; token && token.kind !== 'sign'; token = this.list[++this.at]) {
      words.push(
        token.kind === 'name' ? token.name : token.kind === 'text' ? `'${token.text}` : String(token.amount),
      );
    }
    if (words.length === 0) throw new ExpressionError('needs a format after "as"');
    return words;
  }

  private name(what: string): string {
    const token = this.list[this.at++];
    if (token?.kind !== 'name') throw new ExpressionError(`needs ${what} instead of ${shown(token)}`);
    return token.name;
  }

  private takeName(name: string): boolean {
    const token = this.list[this.at];
    const next = this.list[this.at + 1];
    if (token?.kind !== 'name' || token.name !== name || (next?.kind === 'sign' && next.sign === '.'))
      return false;
    this.at++;
    return true;
  }

  private takeSign(...signs: string[]): string | undefined {
    const token = this.list[this.at];
    if (token?.kind !== 'sign' || !signs.includes(token.sign)) return undefined;
    this.at++;
    return token.sign;
  }
}

function pick(value: Value, result: string): Value {
  const found = value.results?.[result];
  if (found) return found;
  const names = Object.keys(value.results ?? {});
  throw new ExpressionError(`has no .${result}${names.length > 0 ? `; it has .${names.join(', .')}` : ''}`);
}

function shown(token: Token | undefined): string {
  if (!token) return 'its end';
  if (token.kind === 'amount') return `"${token.amount}"`;
  return `"${token.kind === 'name' ? token.name : token.kind === 'text' ? token.text : token.sign}"`;
}
