/** Puts values in the place of custom properties that cannot have any other, and of what they make superfluous. */
import type { ChildNode, Declaration, Root, Rule } from 'postcss';
import type { Names } from './selector';

const USE = /var\((--[\w-]+)(,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/g;
const PRODUCT = /calc\((-?[\d.]+)(rem|em|px) \* (-?[\d.]+)\)/g;
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
    declaration.value = resolve(declaration.value).replace(/\s+/g, ' ').trim().replace(PRODUCT, product);
  });
  root.walkAtRules('supports', (rule) => {
    const before = rule.prev();
    const [inside, ...others] = rule.nodes ?? [];
    if (/color-mix/.test(rule.params) && others.length === 0 && isRule(before) && isRule(inside)) {
      if (isSameColour(before, inside)) rule.remove();
    }
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

/** A theme colour that is mixed with nothing is the colour in hexadecimal, with its transparency. */
function isSameColour(before: Rule, mixed: Rule): boolean {
  const [last, mix] = [before.last, mixed.last];
  return (
    before.selector === mixed.selector &&
    last?.type === 'decl' &&
    mix?.type === 'decl' &&
    last.prop === mix.prop &&
    /^#[\da-f]{3,8}$/.test(last.value) &&
    /, transparent\)$/.test(mix.value)
  );
}

function isRule(node: ChildNode | undefined): node is Rule {
  return node?.type === 'rule';
}

function product(_: string, length: string, unit: string, times: string): string {
  const value = String(Number((Number(length) * Number(times)).toFixed(5))).replace(/^(-?)0\./, '$1.');
  return `${value}${unit}`;
}
