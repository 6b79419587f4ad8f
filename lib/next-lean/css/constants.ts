/** Puts values in the place of custom properties that cannot have any other, and of what they make superfluous. */
import type { ChildNode, Declaration, Root } from 'postcss';
import type { Names } from './selector';

const USE = /var\((--[\w-]+)(,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/g;
/** The layer in which Tailwind repeats the initial values of registered properties for older browsers. */
const INITIAL_VALUES = 'properties';

/**
 * A theme's properties are set at the root alone, and most registered ones nowhere: a document is lighter with their
 * values than with their names.
 * @param root a stylesheet; it is changed in place, the properties' own declarations stay
 * @param names what pages and scripts name, and may set
 */
export function inlineConstants(root: Root, names: Names): void {
  const constants = constantsOf(root, names);
  const resolve = (value: string): string =>
    value.replace(USE, (use, name: string, fallback?: string) => {
      const constant = constants.get(name) ?? (constants.has(name) ? fallback?.slice(1) : undefined);
      if (constant !== undefined) return resolve(constant);
      return fallback === undefined ? use : `var(${name},${resolve(fallback.slice(1))})`;
    });
  root.walkDecls((declaration) => {
    if (!declaration.value.includes('var(')) return;
    declaration.value = resolve(declaration.value).replace(/\s+/g, ' ').trim();
  });
  // A colour that is mixed with nothing is said in hexadecimal, and once more for screens that show more colours than it has.
  root.walkDecls((declaration) => {
    const before = declaration.prev();
    const again = before?.type === 'decl' && before.prop === declaration.prop && before.value.startsWith('#');
    if (again && declaration.value.startsWith('lab(')) declaration.remove();
  });
}

/** The value of each property that has one alone; undefined where it is none, so that a fallback takes its place. */
function constantsOf(root: Root, names: Names): Map<string, string | undefined> {
  const constants = new Map<string, string | undefined>();
  root.walkAtRules('property', ({ params, nodes }) => {
    const initial = nodes?.find(
      (node): node is Declaration => 'prop' in node && node.prop === 'initial-value',
    );
    constants.set(params, initial?.value);
  });
  const varying = new Set<string>(names);
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration;
    const parents = ancestors(declaration);
    if (parents.includes(`@layer ${INITIAL_VALUES}`)) return;
    const isTheme = parents.every((parent) => /^:root|^@layer/.test(parent));
    if (constants.has(prop) || !isTheme) varying.add(prop);
    constants.set(prop, value);
  });
  for (const name of varying) constants.delete(name);
  return constants;
}

/** The selector or the name and parameters of each block around a declaration. */
function ancestors(declaration: Declaration): string[] {
  const found: string[] = [];
  for (let node: unknown = declaration.parent; node; node = (node as ChildNode).parent) {
    const { selector, name, params } = node as { selector?: string; name?: string; params?: string };
    if (selector !== undefined) found.push(selector);
    else if (name !== undefined) found.push(`@${name} ${params}`);
  }
  return found;
}
