/** What Next 16.4 and React 19.3 leave in a document for a hydration that never comes; captured in fixture/. */
import { attribute, type Edit, type Element, type HtmlDocument, removal, textOf } from '../html';

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
 * @returns the edits that take away comments and the empty metadata slot
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
  // Social networks read a page's Open Graph where it has nothing of its own for Twitter, and Next repeats it there.
  const repeated = elements.filter(
    (element) => /^twitter:(?!card)/.test(attribute(element, 'name') ?? '') && element.tagName === 'meta',
  );
  return [...[...slots, ...comments, ...repeated].map(removal), ...elements.flatMap(iconQuery)];
}

/** Next appends the hash of an icon to its address, and hosts have every client ask anew for what bears no hash in its name. */
function iconQuery(element: Element): Edit[] {
  const { href } = element.sourceCodeLocation?.attrs ?? {};
  const query =
    /icon$/.test(attribute(element, 'rel') ?? '') && attribute(element, 'href')?.match(/\?[\w.-]+$/);
  return href && query ? [{ start: href.endOffset - 1 - query[0].length, end: href.endOffset - 1 }] : [];
}

/**
 * @returns the edits that take away what React writes and HTML does without: the stroke that closes an element which has no
 * content anyway, the end tag of a shape, the value of an attribute that has none; a browser makes the same of the rest
 */
export function idle({ namespaceURI, childNodes, sourceCodeLocation }: Element, source: string): Edit[] {
  const { attrs = {}, startTag, endTag } = sourceCodeLocation ?? {};
  const edits: Edit[] = Object.entries(attrs).flatMap(([name, { endOffset: end }]) =>
    name !== 'class' && source.endsWith('=""', end) ? { start: end - 3, end } : [],
  );
  if (!startTag) return edits;
  const end = startTag.endOffset;
  if (namespaceURI !== 'http://www.w3.org/1999/xhtml') {
    if (endTag && childNodes.length === 0) edits.push({ start: end - 1, end: endTag.endOffset, text: '/>' });
  } else if (source.startsWith('"/>', end - 3)) edits.push({ start: end - 2, end: end - 1 });
  return edits;
}
