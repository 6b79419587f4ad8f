import type { MoneyModel } from '../../money/index';
import { type Filled, fillExamples } from '../../money/index';
import { maskCode } from '../text/code-mask';
import { mapTexts } from '../text/json-texts';

export type Placeholders = {
  /** Values that copy may refer to as `{name}`: the product, its links, every fact of content/facts.json and how long leads are kept. */
  names: Readonly<Record<string, string>>;
  /** What the worked examples in copy, `{{earn views=120}}`, are made from. */
  money: MoneyModel;
};

/** What of a text cannot be filled: a name that nothing explains, or an example that cannot be worked out. */
export type FillProblem = {
  /** Counted from the text's first line, which is 1. */
  line: number;
} & ({ unknown: string } | { reason: string } | { stray: string });

const PLACEHOLDER = /(?<!\{)\{([A-Za-z]+)\}(?!\})/g;
/** `\{name}` and `\{{…}}` are printed as they are, without the backslash. */
const LITERAL = /\\(\{\{[^{}\n]*\}\}|\{[^{}\\\n]*\}|[{}])/g;
/** What was filled, or could not be and is reported as that; a brace outside of these is a slip. */
const READ = /\{\{[^{}]*\}\}|\{[A-Za-z]+\}/g;
const MARK = '\uE011';
/** Characters of a text that a message shows. */
const SHOWN = 24;

/**
 * Replaces each `{name}` in `text`, then works out each `{{…}}` (content/README.md); code and what a backslash stands
 * before are left as they are.
 * @param onProblem told each that cannot be filled; it stays as written
 * @param places names that stay as well, because their values are known only where the text is shown
 */
export function fill(
  text: string,
  { names, money }: Placeholders,
  onProblem: (problem: FillProblem) => void,
  places: readonly string[] = [],
): string {
  return /[{}]/.test(text) ? fillLines(text, { names, money }, onProblem, places).text : text;
}

/** @returns what `fill` does, and the line that each line of it had */
export function fillLines(
  text: string,
  { names, money }: Placeholders,
  onProblem: (problem: FillProblem) => void,
  places: readonly string[] = [],
): Filled {
  const { text: outsideCode, unmask } = maskCode(text);
  const literals: string[] = [];
  const open = outsideCode.replace(
    LITERAL,
    (_, literal: string) => `${MARK}${literals.push(literal) - 1}${MARK}`,
  );
  const named = open.replace(PLACEHOLDER, (whole, name: string, offset: number) => {
    if (places.includes(name)) return whole;
    const value = Object.hasOwn(names, name) ? names[name] : undefined;
    if (value === undefined) onProblem({ unknown: name, line: open.slice(0, offset).split('\n').length });
    return value ?? whole;
  });
  for (const found of open.replace(READ, (read) => '§'.repeat(read.length)).matchAll(/[{}]/g)) {
    const line = open.slice(0, found.index).split('\n').length;
    const near = open.slice(found.index).split('\n')[0]?.slice(0, SHOWN) ?? '';
    onProblem({ line, stray: near });
    break;
  }
  const worked = fillExamples(named, money, ({ line, expression, reason }) =>
    onProblem({ reason: `{{${expression}}} ${reason}`, line }),
  );
  const { text: done, lines } = worked;
  return {
    lines,
    text: unmask(done.replace(/\uE011(\d+)\uE011/g, (_, index) => literals[Number(index)] ?? '')),
  };
}

/**
 * Fills every string inside a parsed JSON value.
 * @param onProblem called with the dotted path of the string and what cannot be filled
 * @param placesAt names that stay in the string at a path
 */
export function fillDeep(
  value: unknown,
  values: Placeholders,
  onProblem: (path: string, problem: FillProblem) => void,
  placesAt: (path: string) => readonly string[] = () => [],
): unknown {
  return mapTexts(value, (text, path) =>
    fill(text, values, (problem) => onProblem(path || '(root)', problem), placesAt(path)),
  );
}
