/** Sealed: nothing in a document may need more than the one Content-Security-Policy that every page is served with. */
import { styleSource } from '../css/stylesheets';
import { attribute, type Element, type HtmlDocument, textOf } from './document';

const DATA_TYPES = new Set(['application/ld+json', 'application/json']);
const FORBIDDEN = new Set(['base', 'iframe', 'object', 'embed', 'frame', 'applet']);
const URL_ATTRIBUTES = ['href', 'src', 'action', 'formaction'];
/** Elements whose URL the browser fetches for the document itself. */
const FETCHED: Readonly<Record<string, string>> = {
  script: 'src',
  img: 'src',
  source: 'src',
  video: 'src',
  audio: 'src',
};

/**
 * @param document as it will be served
 * @param styles CSP sources of the styles that its policy admits
 * @returns what its policy would block, one sentence fragment each; empty when it is sealed
 */
export function sealProblems(
  { elements }: Pick<HtmlDocument, 'elements'>,
  styles: readonly string[],
): string[] {
  return elements.flatMap((element) => problemsOf(element, styles));
}

function problemsOf(element: Element, styles: readonly string[]): string[] {
  const problems: string[] = [];
  const tag = `<${element.tagName}>`;
  if (FORBIDDEN.has(element.tagName)) problems.push(`has a ${tag} element`);
  if (element.tagName === 'style' && !styles.includes(styleSource(textOf(element)))) {
    problems.push('has a <style> element that the policy does not list');
  }
  if (element.tagName === 'script' && attribute(element, 'src') === undefined) {
    const type = attribute(element, 'type') ?? '';
    if (!DATA_TYPES.has(type)) problems.push(`has an inline script (type "${type}")`);
  }
  for (const { name, value } of element.attrs) {
    if (name === 'style') problems.push(`has style="${value}" on ${tag}`);
    if (name.startsWith('on')) problems.push(`has ${name}="…" on ${tag}`);
    if (URL_ATTRIBUTES.includes(name) && /^\s*javascript:/i.test(value)) {
      problems.push(`has a javascript: URL on ${tag}`);
    }
  }
  const fetched = attribute(element, FETCHED[element.tagName] ?? '');
  if (fetched && /^(?:https?:)?\/\//i.test(fetched)) problems.push(`fetches ${fetched} from another origin`);
  const isStylesheet = element.tagName === 'link' && attribute(element, 'rel') === 'stylesheet';
  if (isStylesheet && /^(?:https?:)?\/\//i.test(attribute(element, 'href') ?? '')) {
    problems.push(`takes its styles from another origin: ${attribute(element, 'href')}`);
  }
  return problems;
}
