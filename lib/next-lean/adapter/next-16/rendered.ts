/** What Next 16.4 and React 19.3 leave in a document for a hydration that never comes; captured in fixture/. */
import { attribute, type Edit, type Element, type HtmlDocument, removal, textOf } from '../html';

const SVG = 'http://www.w3.org/2000/svg';
/** Where Next serves its hashed files. */
export const STATIC = '/_next/static/';
/** The list of the flight data, and the call that starts Turbopack's entry module. */
const OWN_INLINE = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{.+\}\);?$/s,
];

/** A piece of flight data; whatever could end the script is escaped in it. */
const FLIGHT = /<script>self\.__next_f\.push\(\[.*?\]\)<\/script>/gs;

/**
 * Leaves out, before anything is parsed, the half of a document that repeats it for the runtime. What remains changes
 * only with what a reader sees: flight data holds the build's id.
 */
export function withoutFlight(html: string): string {
  return html.replace(FLIGHT, '');
}

/** @returns whether the element is a script of Next's, or has the browser fetch one early */
export function isNextScript(element: Element): boolean {
  if (element.tagName === 'link') {
    return attribute(element, 'as') === 'script' && attribute(element, 'href')?.startsWith(STATIC) === true;
  }
  if (element.tagName !== 'script') return false;
  const src = attribute(element, 'src');
  if (src !== undefined) return src.startsWith(STATIC);
  return OWN_INLINE.some((pattern) => pattern.test(textOf(element)));
}

/** @returns the stylesheets that Next links, in document order */
export function nextStylesheets(elements: readonly Element[]): Element[] {
  return elements.filter(
    (element) =>
      attribute(element, 'rel') === 'stylesheet' && attribute(element, 'href')?.startsWith(STATIC) === true,
  );
}

/**
 * @param isHydrated tells what a root of its own will hydrate, which must stay as it was rendered
 * @returns the edits that take away comments, the empty metadata slot, what Next repeats of Open Graph for Twitter, and of
 *   drawings the namespace, which an HTML parser knows, and the end tags of empty elements (HTML Standard, 13.2.6.1, 13.1.2.1)
 */
export function leftOvers({ nodes, elements }: HtmlDocument, isHydrated: (node: object) => boolean): Edit[] {
  const slots = elements.filter(
    (element) =>
      attribute(element, 'hidden') !== undefined &&
      element.parentNode?.nodeName === 'body' &&
      element.childNodes.every(({ nodeName }) => nodeName === '#comment'),
  );
  const comments = nodes.filter(
    (node) =>
      node.nodeName === '#comment' &&
      'parentNode' in node &&
      !slots.includes(node.parentNode as Element) &&
      !isHydrated(node),
  );
  // https://developer.x.com/en/docs/x-for-websites/cards/guides/getting-started: cards fall back to Open Graph.
  const repeated = elements.filter((element) => /^twitter:(?!card)/.test(attribute(element, 'name') ?? ''));
  const namespaces = elements.flatMap((element) => {
    const at = isHydrated(element) ? undefined : element.sourceCodeLocation?.attrs?.xmlns;
    return at ? { start: at.startOffset - 1, end: at.endOffset } : [];
  });
  const ends = elements.flatMap((element) => {
    const { startTag, endTag } = element.sourceCodeLocation ?? {};
    const empty = element.namespaceURI === SVG && element.childNodes.length === 0 && !isHydrated(element);
    return empty && startTag && endTag
      ? { start: startTag.endOffset - 1, end: endTag.endOffset, text: '/>' }
      : [];
  });
  return [...[...slots, ...comments, ...repeated].map(removal), ...namespaces, ...ends];
}
