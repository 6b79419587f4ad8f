/** Short names for classes: lists of utility classes weigh more in a document than the styles that they name. */
import postcss from 'postcss';
import { type Names, unescaped } from './names';
import { styleRules } from './prune';

/** The classes of some pages, by the names that they have in the source. */
export type ShortNames = ReadonlyMap<string, string>;

/** A class in a selector; what stands in brackets is no class. */
const CLASS = /\[(?:"[^"]*"|'[^']*'|[^\]])*\]|\.((?:[\w-]|[^\0-\x7F]|\\[0-9a-f]{1,6} ?|\\.)+)/gi;
const FIRST = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const FURTHER = `${FIRST}0123456789_-`;

/**
 * @param css a stylesheet
 * @param kept names that scripts use, and that stay as they are
 * @returns the stylesheet with short names, the shortest for those named most often, and the names
 */
export function shorten(css: string, kept: Names): { css: string; short: ShortNames } {
  const root = postcss.parse(css);
  const uses = new Map<string, number>();
  styleRules(root, ({ selector }) => {
    for (const [, name] of selector.matchAll(CLASS))
      if (name && !kept.has(unescaped(name))) uses.set(unescaped(name), (uses.get(unescaped(name)) ?? 0) + 1);
  });
  const free = freeNames(kept);
  const byUse = [...uses].sort(([, one], [, other]) => other - one);
  const short = new Map(byUse.map(([name]) => [name, free.next().value as string]));
  styleRules(root, (rule) => {
    rule.selector = rule.selector.replace(CLASS, (found, name?: string) => {
      const renamed = name && short.get(unescaped(name));
      return renamed ? `.${renamed}` : found;
    });
  });
  return { css: root.toString(), short };
}

/**
 * @param list the value of a `class` attribute
 * @returns it with short names, and without classes that neither a style nor a script names
 */
export function shortList(list: string, { short, kept }: { short: ShortNames; kept: Names }): string {
  return list
    .split(/\s+/)
    .flatMap((name) => short.get(name) ?? (kept.has(name) ? name : []))
    .join(' ');
}

function* freeNames(taken: Names): Generator<string> {
  for (let length = 1; ; length += 1) for (const name of namesOf(length)) if (!taken.has(name)) yield name;
}

function* namesOf(length: number): Generator<string> {
  if (length === 1) yield* FIRST;
  else for (const start of namesOf(length - 1)) for (const last of FURTHER) yield start + last;
}
