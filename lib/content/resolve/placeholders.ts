import { type Filled, fillExamples, type MoneyModel } from '../../money/index';
import { maskCode } from '../text/code-mask';

export type Placeholders = {
  /** Values that copy may refer to as `{name}`: the product, its links, every fact of content/facts.json and how long leads are kept. */
  names: Readonly<Record<string, string>>;
  /** What the worked examples in copy, `{{earn views=120}}`, are made from. */
  money: MoneyModel;
};

/** What of a text cannot be filled, by its line from 1: a name, an example, or a brace that opens or closes nothing. */
export type FillProblem = { line: number } & ({ unknown: string } | { reason: string } | { stray: string });

const PLACEHOLDER = /(?<!\{)\{([A-Za-z]+)\}(?!\})/g;
/** `\{name}` and `\{{…}}` are printed as they are, without the backslash. */
const LITERAL = /\\(\{\{[^{}\n]*\}\}|\{[^{}\\\n]*\}|[{}])/g;
/** What was filled, or could not be and is reported as that; a brace outside of these is a slip. */
const READ = /\{\{[^{}]*\}\}|\{[A-Za-z]+\}/g;
const MARK = '\uE011';
const SHOWN = 24;

/**
 * Replaces each `{name}` in `text`, then works out each `{{…}}` (content/README.md); code and what a backslash stands
 * before are left as they are.
 * @param onProblem told each that cannot be filled; it stays as written
 * @param places names that stay as well, because their values are known only where the text is shown
 * @returns the text, and the line that each line of it had
 */
export function fill(
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
  const lineAt = (offset: number) => open.slice(0, offset).split('\n').length;
  const named = open.replace(PLACEHOLDER, (whole, name: string, offset: number) => {
    if (places.includes(name)) return whole;
    const value = Object.hasOwn(names, name) ? names[name] : undefined;
    if (value === undefined) onProblem({ unknown: name, line: lineAt(offset) });
    return value ?? whole;
  });
  const stray = open.replace(READ, (read) => '§'.repeat(read.length)).search(/[{}]/);
  if (stray >= 0) {
    onProblem({ line: lineAt(stray), stray: open.slice(stray).split('\n')[0]?.slice(0, SHOWN) ?? '' });
  }
  const { text: done, lines } = fillExamples(named, money, ({ line, expression, reason }) =>
    onProblem({ reason: `{{${expression}}} ${reason}`, line }),
  );
  const filled = done.replace(/\uE011(\d+)\uE011/g, (_, index) => literals[Number(index)] ?? '');
  return { text: unmask(filled), lines };
}
