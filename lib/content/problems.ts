import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, parseDocument, visit } from 'yaml';

/** One thing an editor has to mend: where it stands and what is wrong with it. */
export type Problem = {
  file: string;
  /** Dotted path of the field; `(body)`, `(front matter)` or `(file)` where there is none. */
  field: string;
  reason: string;
  line?: number;
  column?: number;
};

export type Report = (problem: Problem) => void;

/** Names every offender of a reading, so that an editor mends all of them in one go. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  /** @param note a line that follows the problems */
  constructor(problems: readonly Problem[], note?: string) {
    const lines = [`Content cannot be built (${problems.length}):`, formatProblems(problems), note];
    super(lines.filter((line) => line !== undefined).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

/** @returns one line per problem: `content/site.json  url  must be an absolute https URL` */
export function formatProblems(problems: readonly Problem[]): string {
  return problems
    .map(({ file, line, column, field, reason }) => {
      const place = [file, line, column].filter((part) => part !== undefined).join(':');
      return `  content/${place}  ${field}  ${reason}`;
    })
    .join('\n');
}

/**
 * Says on which line the field of a problem stands; one that is missing has the line of what it is missing from.
 * @returns the problem, with its line where its file can be read as what it is
 */
export function located(contentDir: string, problem: Problem): Problem {
  const { file, field, line } = problem;
  const path = join(contentDir, file);
  const isText = /\.(?:json|md)$/.test(file) && statSync(path, { throwIfNoEntry: false })?.isFile();
  if (line !== undefined || !isText) return problem;
  const text = readFileSync(path, 'utf8');
  const front = /^\ufeff?---\r?\n([\s\S]*?)\n---/.exec(text)?.[1] ?? '';
  const source = file.endsWith('.json') ? text : front;
  const at = placeIn(source, field);
  const before = at === undefined ? '' : text.slice(0, text.indexOf(source) + at);
  return { ...problem, line: before.split('\n').length };
}

/**
 * @param source YAML, which JSON is too
 * @returns the offset of a dotted path, of as much of it as there is, or of a text that reads so: redirects and aliases are
 *   named by their old address
 */
function placeIn(source: string, field: string): number | undefined {
  const document = parseDocument(source);
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const paths = [[field], ...steps.map((_, index) => steps.slice(0, steps.length - index))];
  const found = paths.map((path) => document.getIn(path, true)).find(isNode)?.range?.[0];
  if (found !== undefined) return found;
  let at: number | undefined;
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (value === field) at ??= range?.[0];
    },
  });
  return at;
}
