import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNode, parseDocument, visit } from 'yaml';
import type { Problem } from '../problems';

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
