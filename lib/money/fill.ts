/** Copy with its values in it: `{name}` is one by its name, `{{…}}` is worked out from the model. */
import { evaluate, evaluateLists, type Scope } from './expression/evaluate';
import type { MoneyModel } from './model';
import { ExpressionError, UnknownName, type Value } from './units';

export type Placeholders = {
  /** What copy may refer to as `{name}`. */
  names: Readonly<Record<string, string>>;
  /** What the worked examples in copy, `{{earn views=120}}`, are made from. */
  money: MoneyModel;
};

/** What of a text cannot be filled, by its line from 1: a name that nothing explains, or anything else. */
export type FillProblem = { line: number } & ({ unknown: string } | { reason: string });

/** A text that was filled, with the line (from 1) that each of its lines had before. */
export type Filled = { text: string; lines: number[] };

/** What a backslash lets stand as it is, an expression, a name, or a brace that opens or closes nothing. */
const FILLED = /\\(\{\{[^{}]*\}\}|\{[^{}\\]*\}|[{}])|\{\{([^{}]*)\}\}|(?<!\{)\{([A-Za-z]+)\}(?!\})|[{}]/g;
const REPEAT = /^([ \t]*)\{\{\s*each\s([^}]*)\}\}(.*)$/;
const SET = /^set\s/;
const SET_NAME = /(?:^set|;)\s*([A-Za-z]\w*)\s*=/g;
/** How much of a line shows which brace is meant. */
const SHOWN = 24;

/**
 * Fills a text, from its first line to its last; `set` names last to the end of the text.
 * @param onProblem told each part that cannot be filled; it stays as written, but for a `set`
 */
export function fill(
  text: string,
  { names, money }: Placeholders,
  onProblem: (problem: FillProblem) => void,
): Filled {
  const scope: Scope = new Map();
  /** Names that a mistaken `set` would have given: what refers to them is right once that is mended. */
  const unset = new Set<string>();
  let told = false;
  const filled = text
    .split('\n')
    .flatMap((line, index) => fillLine(line, index + 1).map((made) => ({ made, from: index + 1 })));
  return { text: filled.map(({ made }) => made).join('\n'), lines: filled.map(({ from }) => from) };

  function fillLine(line: string, number: number): string[] {
    const repeat = REPEAT.exec(line);
    if (!repeat) {
      const made = replaced(line, number);
      // A line that only sets or checks leaves nothing behind, so that it may stand within a table or a paragraph.
      return made.trim() === '' && line.trim() !== '' ? [] : [made];
    }
    const [, indent = '', lists = '', rest = ''] = repeat;
    const columns = attempt(number, `each ${lists}`, () => {
      if (rest.trim() === '') throw new ExpressionError('each has no row behind it');
      return evaluateLists(lists, money, scope);
    });
    return (columns?.[0]?.values ?? []).map((_, round) => {
      for (const { name, values } of columns ?? []) scope.set(name, values[round] as Value);
      return indent + replaced(rest, number);
    });
  }

  function replaced(line: string, number: number): string {
    return line.replace(FILLED, (whole: string, literal?: string, source?: string, name?: string, at = 0) => {
      if (literal !== undefined) return literal;
      if (source !== undefined) {
        const expression = source.trim();
        const made = attempt(number, expression, () => evaluate(expression, money, scope));
        // A name that cannot be set leaves no line behind either, which would be another mistake in what follows.
        return made ?? (SET.test(expression) ? '' : whole);
      }
      if (name !== undefined) {
        const value = Object.hasOwn(names, name) ? names[name] : undefined;
        if (value === undefined) onProblem({ unknown: name, line: number });
        return value ?? whole;
      }
      const reason = `"${line.slice(at, at + SHOWN)}" has a brace that opens or closes nothing: write {name}, {{…}}, or \\{ for the sign`;
      if (!told) onProblem({ reason, line: number });
      told = true;
      return whole;
    });
  }

  function attempt<Result>(line: number, expression: string, work: () => Result): Result | undefined {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof ExpressionError)) throw error;
      const named = SET.test(expression) ? expression.matchAll(SET_NAME) : [];
      for (const [, name = ''] of named) unset.add(name);
      if (!(error instanceof UnknownName && unset.has(error.unknown))) {
        onProblem({ line, reason: `{{${expression}}} ${error.message}` });
      }
      return undefined;
    }
  }
}
