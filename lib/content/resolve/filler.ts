import { type Filled, fillExamples, type MoneyModel } from '../../money/index';
import { placesOf } from '../check/places';
import type { Problem, Report } from '../problems';
import type { MarkdownFile } from '../read/front-matter';
import { maskCode } from '../text/code-mask';
import { mapTexts } from '../text/json-texts';
import { nearest } from '../text/nearest';

export type Placeholders = {
  /** Values that copy may refer to as `{name}`: the product, its links, every fact of content/facts.json and how long leads are kept. */
  names: Readonly<Record<string, string>>;
  /** What the worked examples in copy, `{{earn views=120}}`, are made from. */
  money: MoneyModel;
};

/** What of a text cannot be filled, by its line from 1: a name that nothing explains, or anything else. */
export type FillProblem = { line: number } & ({ unknown: string } | { reason: string });

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
    const shown = open.slice(stray).split('\n')[0]?.slice(0, SHOWN);
    const reason = `"${shown}" has a brace that opens or closes nothing: write {name}, {{…}}, or \\{ for the sign`;
    onProblem({ line: lineAt(stray), reason });
  }
  const { text: done, lines } = fillExamples(named, money, ({ line, expression, reason }) =>
    onProblem({ reason: `{{${expression}}} ${reason}`, line }),
  );
  const filled = done.replace(/\uE011(\d+)\uE011/g, (_, index) => literals[Number(index)] ?? '');
  return { text: unmask(filled), lines };
}

type Place = Omit<Problem, 'reason'>;

/** Fills copy, and names each placeholder that nothing explains once, however often it stands there. */
export type Filler = ReturnType<typeof openFiller>;

export function openFiller(values: Placeholders) {
  const unknown = new Map<string, Place[]>();
  const others: Problem[] = [];
  const remember = (place: Place, problem: FillProblem) => {
    if ('reason' in problem) others.push({ ...place, reason: problem.reason });
    else unknown.set(problem.unknown, [...(unknown.get(problem.unknown) ?? []), place]);
  };
  return {
    names: Object.keys(values.names),
    text: (text: string, place: Place) => fill(text, values, (problem) => remember(place, problem)).text,
    body: ({ file, body, bodyLine }: MarkdownFile): Filled => {
      const { text, lines } = fill(body, values, (problem) =>
        remember({ file, field: '(body)', line: bodyLine + problem.line - 1 }, problem),
      );
      return { text, lines: lines.map((line) => bodyLine + line - 1) };
    },
    /** Fills every string inside a parsed value; a field's place is its dotted path. */
    deep: (value: unknown, file: string) =>
      mapTexts(value, (text, path) => {
        if (!/[{}]/.test(text)) return text;
        const places = placesOf(file, path).map(({ name }) => name);
        const tell = (problem: FillProblem) => remember({ file, field: path || '(root)' }, problem);
        return fill(text, values, tell, places).text;
      }),
    /** Whether anything of a file could not be worked out. */
    failed: (file: string) => others.some((place) => place.file === file),
    /** Reports each unknown name once, with the number of its places, and whatever else could not be filled. */
    report: (report: Report) => {
      for (const problem of others) report(problem);
      for (const [name, [first, ...more]] of unknown) {
        const elsewhere = more.length > 0 ? `, here and in ${more.length} more places` : '';
        const places = first ? placesOf(first.file, first.field).map((place) => place.name) : [];
        const known = nearest(name, [...places, ...Object.keys(values.names)]);
        const meant = known ? ` (did you mean {${known}}?)` : '';
        const reason = `{${name}} is not a known placeholder${meant}: site.json and facts.json define them, and \\{${name}} prints it as it is${elsewhere}`;
        if (first) report({ ...first, reason });
      }
    },
  };
}
