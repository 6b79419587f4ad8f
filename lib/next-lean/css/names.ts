/** The names that a page has, and whether a selector could match anything on a page that has them. */
import postcss from 'postcss';
import { attribute, type Element } from '../adapter/html';

/** Every class, element and word that may occur on a page: in its markup, and in scripts that may add to it. */
export type Names = ReadonlySet<string>;

const CUSTOM_PROPERTY = /--[\w-]+/g;

/** @returns the names of the elements, and every class and custom property that they name */
export function namesInElements(elements: readonly Element[]): Set<string> {
  const names = new Set<string>();
  for (const element of elements) {
    names.add(element.tagName);
    for (const name of attribute(element, 'class')?.split(/\s+/) ?? []) names.add(name);
    for (const { value } of element.attrs) {
      for (const [property] of value.matchAll(CUSTOM_PROPERTY)) names.add(property);
    }
  }
  return names;
}

/**
 * @param text a script; one that adds a class, an element or a custom property to a page has its name in a string
 * @returns every word between quotes and white space, as Tailwind itself looks for classes
 */
export function namesInScript(text: string): Set<string> {
  const names = new Set(text.split(/[\s"'`\\]+/));
  for (const [word] of text.matchAll(/[\w-]+/g)) names.add(word);
  return names;
}

const IDENTIFIER = /^(?:[\w-]|[^\0-\x7F]|\\[0-9a-f]{1,6} ?|\\.)+/i;
/** Pseudo-classes that hold a list of selectors of which one must match. */
const ANY_OF = new Set([':is', ':where', ':has', ':-webkit-any', ':-moz-any']);

/** Tells whether a selector could match on a page with these names. */
export type Matcher = (names: Names) => boolean;

/**
 * Errs on the side of keeping: attributes, states and `:not()` always match, combinators are not followed.
 * @param selector one selector, without commas at its top level
 * @returns a test that fails only if the selector names a class or an element that the page cannot have
 * @throws when the selector has an unclosed bracket
 */
export function matcherOf(selector: string): Matcher {
  const required: string[] = [];
  const lists: Matcher[][] = [];
  let rest = selector.trim();
  while (rest !== '') {
    const [first = ''] = rest;
    if (first === '[') {
      rest = rest.slice(enclosed(rest).length);
    } else if (first === ':') {
      const [pseudo = ':'] = /^::?[\w-]*/.exec(rest) ?? [];
      rest = rest.slice(pseudo.length);
      if (!rest.startsWith('(')) continue;
      const list = enclosed(rest);
      rest = rest.slice(list.length);
      if (ANY_OF.has(pseudo)) lists.push(postcss.list.comma(list.slice(1, -1)).map(matcherOf));
    } else {
      const [identifier = ''] = IDENTIFIER.exec(first === '.' || first === '#' ? rest.slice(1) : rest) ?? [];
      if (identifier !== '' && first !== '#') required.push(unescaped(identifier));
      rest = rest.slice(identifier.length + (identifier === '' || first === '.' || first === '#' ? 1 : 0));
    }
  }
  return (names) =>
    required.every((name) => names.has(name)) &&
    lists.every((list) => list.some((matches) => matches(names)));
}

/** The text from an opening bracket to the one that closes it, strings and escapes respected. */
function enclosed(text: string): string {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[[\]()]/g)) {
    if (token === '[' || token === '(') depth += 1;
    if (token === ']' || token === ')') depth -= 1;
    if (depth === 0) return text.slice(0, index + 1);
  }
  throw new Error(`The selector has an unclosed bracket: ${text}`);
}

/** @returns the name that an identifier of a selector stands for (CSS Syntax 3, 4.3.7) */
export function unescaped(identifier: string): string {
  return identifier.replace(/\\([0-9a-f]{1,6}) ?|\\(.)/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
}
