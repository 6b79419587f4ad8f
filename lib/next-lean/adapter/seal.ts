/** Sealed: nothing in a document may need more than the one Content-Security-Policy that every page is served with. */
import { attribute, type Element, type HtmlDocument, textOf } from './html';

const DATA_TYPES = new Set(['application/ld+json', 'application/json']);
/** The site's own styles are put in once a document is sealed (document.ts). */
const FORBIDDEN = new Set(['base', 'iframe', 'object', 'embed', 'frame', 'applet', 'style']);
const URL_ATTRIBUTES = new Set(['href', 'src', 'action', 'formaction']);
/** Attributes whose URLs the browser fetches for the document itself, whatever element has them. */
const FETCHED = new Set(['src', 'srcset', 'poster', 'imagesrcset']);
/** Elements of SVG that fetch what they link to. */
const SVG_FETCHING = new Set(['image', 'feimage', 'use']);
/** Links that the browser follows by itself (HTML Standard, 4.6.7). */
const FETCHING_LINK =
  /(?:^|\s)(?:stylesheet|preload|modulepreload|prefetch|icon|apple-touch-icon|mask-icon|manifest)(?:\s|$)/i;
const ELSEWHERE = /^(?:https?:)?\/\//i;

/**
 * @param admitted texts of the inline scripts that the policy names
 * @returns what the policy would block of a document, one sentence fragment for each; empty when it is sealed
 */
export function sealProblems(
  { elements }: Pick<HtmlDocument, 'elements'>,
  admitted: readonly string[],
): string[] {
  return elements.flatMap((element) => problemsOf(element, admitted));
}

function problemsOf(element: Element, admitted: readonly string[]): string[] {
  const problems: string[] = [];
  const tag = `<${element.tagName}>`;
  if (FORBIDDEN.has(element.tagName)) problems.push(`has a ${tag} element`);
  if (element.tagName === 'script' && attribute(element, 'src') === undefined) {
    const type = attribute(element, 'type') ?? '';
    const text = textOf(element);
    if (!DATA_TYPES.has(type) && !admitted.includes(text)) {
      problems.push(`has an inline script: ${excerpt(text)}`);
    }
  }
  for (const { name, value } of element.attrs) {
    if (name === 'style') problems.push(`has style="${value}" on ${tag}`);
    if (name.startsWith('on')) problems.push(`has ${name}="…" on ${tag}`);
    if (URL_ATTRIBUTES.has(name) && /^\s*javascript:/i.test(value)) {
      problems.push(`has a javascript: URL on ${tag}`);
    }
    if (!isFetched(element, name)) continue;
    const urls = name.endsWith('srcset') ? candidates(value) : [value.trim()];
    for (const url of urls.filter((one) => ELSEWHERE.test(one))) {
      problems.push(`fetches ${url} from another origin`);
    }
  }
  return problems;
}

function isFetched(element: Element, name: string): boolean {
  if (FETCHED.has(name)) return true;
  if (name !== 'href') return false;
  const { tagName } = element;
  return (
    SVG_FETCHING.has(tagName.toLowerCase()) ||
    (tagName === 'link' && FETCHING_LINK.test(attribute(element, 'rel') ?? ''))
  );
}

function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/** The URLs of a `srcset`, each up to white space (HTML Standard, 4.8.4.2.1). */
function candidates(value: string): string[] {
  return value.split(/,\s+|,(?=\S+\s)|,$/).flatMap((one) => one.trim().split(/\s+/)[0] ?? []);
}
