import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { isNode, parseDocument, visit } from 'yaml';
import type { Problem } from '../problems';

/**
 * Says on which line the field of a problem stands; one that is missing has the line of what it is missing from.
 * @param contentDir path of the content folder
 * @returns the problem, with its line where its file can be read as what it is
 */
export function located(contentDir: string, problem: Problem): Problem {
  const { file, field, line } = problem;
  if (line !== undefined || !/\.(?:json|md)$/.test(file)) return problem;
  const text = textOf(join(contentDir, file));
  if (text === undefined) return problem;
  const at = file.endsWith('.json') ? placeInJson(text, field) : placeInFront(text, field);
  return at === undefined ? problem : { ...problem, line: text.slice(0, at).split('\n').length };
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Offset of a dotted path, or of a value that reads so: redirects are named by their old address. */
function placeInJson(text: string, field: string): number | undefined {
  const root = parseTree(text);
  if (!root) return undefined;
  const keyed = findNodeAtLocation(root, [field]);
  if (keyed) return keyed.parent?.offset;
  const steps = stepsOf(field);
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node) return node.parent?.type === 'property' ? node.parent.offset : node.offset;
  }
  return named(root, field)?.offset ?? 0;
}

function named(node: Node, value: string): Node | undefined {
  if (node.type === 'string' && node.value === value) return node;
  for (const child of node.children ?? []) {
    const found = named(child, value);
    if (found) return found;
  }
  return undefined;
}

/** The same in front matter, where an alias is named by its address. */
function placeInFront(text: string, field: string): number {
  const [opening = '', front = ''] = /^(?:\ufeff?---\r?\n)([\s\S]*?)\n---/.exec(text) ?? [];
  const document = parseDocument(front);
  const steps = stepsOf(field);
  for (let length = steps.length; length > 0; length -= 1) {
    const node = document.getIn(steps.slice(0, length), true);
    if (isNode(node) && node.range) return opening.indexOf(front) + node.range[0];
  }
  let found = 0;
  visit(document, {
    Scalar: (_, { value, range }) => {
      if (value === field && range) found = opening.indexOf(front) + range[0];
    },
  });
  return found;
}

const stepsOf = (field: string) => field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
