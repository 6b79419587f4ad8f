/** Leaves out of a stylesheet what a group of pages cannot use. */
import postcss, { type ChildNode, type Container, type Declaration, type Root, type Rule } from 'postcss';
import type { Names } from './names';

/**
 * @param css a stylesheet
 * @returns every selector in it with the bytes of its rules
 */
export function selectorsOf(css: string): Map<string, number> {
  const weights = new Map<string, number>();
  styleRules(postcss.parse(css), (rule) => {
    const bytes = rule.toString().length / rule.selectors.length;
    for (const selector of rule.selectors) weights.set(selector, (weights.get(selector) ?? 0) + bytes);
  });
  return weights;
}

/**
 * @param css a stylesheet
 * @param selectors those that may match on the pages
 * @param names what the pages' markup and scripts name, custom properties above all
 * @returns the rules with those selectors, in their order, with the values of constant custom properties, and without
 *          the properties, keyframes and blocks that are of no more use then
 */
export function pruneStylesheet(css: string, selectors: ReadonlySet<string>, names: Names): string {
  const root = postcss.parse(css);
  styleRules(root, (rule) => {
    const kept = rule.selectors.filter((selector) => selectors.has(selector));
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  inlineConstants(root, names);
  dropCustomProperties(root, names);
  dropKeyframes(root, names);
  dropEmpty(root);
  return root.toString();
}

/** Visits the rules that have selectors: not the steps of keyframes. */
export function styleRules(root: Root, visit: (rule: Rule) => void): void {
  root.walkRules((rule) => {
    const { parent } = rule;
    if (!(parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes')))
      visit(rule);
  });
}

/** One that is gone may have been the last to use another, so this goes on until nothing changes. */
function dropCustomProperties(root: Root, names: Names): void {
  for (let changed = true; changed; ) {
    changed = false;
    const used = new Set<string>();
    root.walkDecls(({ value }) => {
      for (const [name] of value.matchAll(/--[\w-]+/g)) used.add(name);
    });
    const isUnused = (name: string) => name.startsWith('--') && !used.has(name) && !names.has(name);
    root.walkDecls((declaration) => {
      if (!isUnused(declaration.prop)) return;
      declaration.remove();
      changed = true;
    });
    root.walkAtRules('property', (rule) => {
      if (isUnused(rule.params)) rule.remove();
    });
  }
}

function dropKeyframes(root: Root, names: Names): void {
  const used = new Set<string>();
  root.walkDecls(/^(?:-webkit-)?animation|^--/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) used.add(word);
  });
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!used.has(rule.params) && !names.has(rule.params)) rule.remove();
  });
}

/** A statement such as `@layer a, b;` has no block, and stays. */
function dropEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if ((node.type !== 'rule' && node.type !== 'atrule') || !node.nodes) continue;
    dropEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}

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
