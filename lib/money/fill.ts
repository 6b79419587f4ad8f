/** Worked examples in copy: what stands between `{{` and `}}` is worked out from the model. */
import { evaluate, evaluateValue, type Scope } from './expression/evaluate';
import type { MoneyModel } from './model';
import { ExpressionError, UnknownName, type Value } from './units';

/** An expression that cannot be worked out, and why. */
export type Unworked = { line: number; expression: string; reason: string };

const EXPRESSION = /\{\{([\s\S]*?)\}\}/g;
const REPEAT = /^([ \t]*)\{\{\s*each\s([^}]*)\}\}(.*)$/;
const SET = /^set\s/;
const SET_NAME = /(?:^set|;)\s*([A-Za-z]\w*)\s*=/g;

/** A text that was worked out, with the line (from 1) that each of its lines had before. */
export type Filled = { text: string; lines: number[] };

/**
 * Works a text out, from its first line to its last; `set` names last to the end of the text.
 * @param onProblem told each expression that cannot be worked out; it stays as written, but for a `set`
 */
export function fillExamples(
  text: string,
  model: MoneyModel,
  onProblem: (problem: Unworked) => void,
): Filled {
  const scope: Scope = new Map();
  /** Names that a mistaken `set` would have given: what refers to them is right once that is mended. */
  const unset = new Set<string>();
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
      return columnsOf(lists, model, scope);
    });
    return (columns?.[0]?.values ?? []).map((_, round) => {
      for (const { name, values } of columns ?? []) scope.set(name, values[round] as Value);
      return indent + replaced(rest, number);
    });
  }

  function replaced(line: string, number: number): string {
    return line.replace(EXPRESSION, (whole, source: string) => {
      const expression = source.trim();
      const text = attempt(number, expression, () => evaluate(expression, model, scope));
      // A name that cannot be set leaves no line behind either, which would be another mistake in what follows.
      return text ?? (SET.test(expression) ? '' : whole);
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
        onProblem({ line, expression, reason: error.message });
      }
      return undefined;
    }
  }
}

/** `v = 60, 200; p = 8, 12` gives two rounds: v 60 with p 8, then v 200 with p 12. */
function columnsOf(lists: string, model: MoneyModel, scope: Scope): { name: string; values: Value[] }[] {
  const columns = lists.split(';').map((list) => {
    const [, name, values = ''] = /^\s*([A-Za-z][A-Za-z0-9]*)\s*=(.*)$/.exec(list) ?? [];
    if (!name) throw new ExpressionError('each needs a name, = and values with commas between them');
    return { name, values: values.split(',').map((value) => evaluateValue(value, model, scope)) };
  });
  if (columns.some(({ values }) => values.length !== columns[0]?.values.length))
    throw new ExpressionError('each has lists of different lengths');
  return columns;
}
