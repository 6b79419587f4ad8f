/** Leaves out of a stylesheet what a group of pages cannot use. */
import postcss, { type Container, type Root, type Rule } from 'postcss';
import { inlineConstants } from './constants';
import type { Names } from './selector';

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

function styleRules(root: Root, visit: (rule: Rule) => void): void {
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
