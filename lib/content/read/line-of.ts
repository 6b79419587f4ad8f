import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree, visit as visitJson } from 'jsonc-parser';
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
  const at = file.endsWith('.json') ? placeInJson(text, field) : placeInFront(text, field);
  return at === undefined ? problem : { ...problem, line: text.slice(0, at).split('\n').length };
}

/** Offset of a dotted path, or of a value that reads so: redirects are named by their old address. */
function placeInJson(text: string, field: string): number | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  const node =
    findNodeAtLocation(root, [field]) ?? deepest(field, (steps) => findNodeAtLocation(root, steps));
  if (node) return (node.parent?.type === 'property' ? node.parent : node).offset;
  let at: number | undefined;
  visitJson(text, {
    onLiteralValue: (value, offset) => {
      if (value === field) at ??= offset;
    },
  });
  return at ?? 0;
}

/** An alias is named by its address. */
function placeInFront(text: string, field: string): number {
  const [opening = '', front = ''] = /^(?:\ufeff?---\r?\n)([\s\S]*?)\n---/.exec(text) ?? [];
  const document = parseDocument(front);
  let at = deepest(field, (steps) => {
    const node = document.getIn(steps, true);
    return isNode(node) ? node.range?.[0] : undefined;
  });
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (value === field) at ??= range?.[0];
    },
  });
  return at === undefined ? 0 : opening.indexOf(front) + at;
}

/** @returns what stands at a dotted path, or at as much of it as there is */
function deepest<Found>(field: string, at: (steps: (string | number)[]) => Found | undefined) {
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  for (let length = steps.length; length > 0; length -= 1) {
    const found = at(steps.slice(0, length));
    if (found !== undefined) return found;
  }
  return undefined;
}
