/** Lean: a document keeps its framework only where an island may need it, and then outside of itself. */
import { createHash } from 'node:crypto';
import { type ModuleNames, strayClientModules } from './client-code';
import {
  applyEdits,
  attribute,
  attributeEdit,
  type Edit,
  type Element,
  type HtmlDocument,
  type Node,
  removal,
  textOf,
} from './document';
import { flightDataOf, isFlightScript, parseFlight } from './flight';

/** Where Next serves its hashed files; everything below is immutable. */
const STATIC = '/_next/static/';
/** The inline script by which React's renderer starts Turbopack's entry module. */
const RUNTIME_START =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{.+\}\);?$/s;
const DATA_TYPES = new Set(['application/ld+json', 'application/json']);

/** A document after leaning. */
export interface LeanDocument {
  html: string;
  /** names of the page's islands, in document order */
  islands: string[];
  /** what the first island reached makes the browser fetch, in order; empty on a page without islands */
  scripts: string[];
  /** the former inline scripts of a page with islands, and the URL that they must be served at */
  bootstrap?: { url: string; source: string };
  /** why the document may not be published; `html` is of no use then */
  problems: string[];
}

/**
 * @param document as Next prerendered it
 * @param names what the client module ids in its flight data stand for
 */
export function leanDocument({ html, nodes, elements }: HtmlDocument, names: ModuleNames): LeanDocument {
  const scripts = sortScripts(elements.filter(({ tagName }) => tagName === 'script'));
  const islands = elements.flatMap((element) => attribute(element, 'data-island') ?? []);
  const problems = [...shapeProblems(scripts), ...clientCodeProblems(scripts.inline, names)];
  if (problems.length > 0) return { html, islands, scripts: [], problems };

  const preloads = elements.filter(
    (element) =>
      element.tagName === 'link' && attribute(element, 'as') === 'script' && isFramework(element, 'href'),
  );
  const framework = [...preloads, ...scripts.framework, ...scripts.polyfills, ...scripts.inline];
  if (islands.length === 0) {
    const html_ = applyEdits(html, [...framework.map(removal), ...leftOvers(nodes, elements)]);
    return { html: html_, islands, scripts: [], problems };
  }

  const source = bootstrapSource(scripts.inline.map(textOf));
  const url = `${STATIC}chunks/bootstrap-${hash(source)}.js`;
  const list = [url, ...new Set(scripts.framework.flatMap((script) => attribute(script, 'src') ?? []))];
  return {
    html: applyEdits(html, [...framework.map(removal), scriptList(html, list)]),
    islands,
    scripts: list,
    bootstrap: { url, source },
    problems,
  };
}

/**
 * The former inline scripts, in an order that lets the files of a page arrive in any: the flight data at once, the start
 * of the runtime when the loader (lib/browser/islands.ts) has all of them.
 */
function bootstrapSource(scripts: readonly string[]): string {
  const flight = scripts.filter((script) => !RUNTIME_START.test(script));
  const start = scripts.filter((script) => RUNTIME_START.test(script));
  return `${flight.join(';\n')};\nself.startIslands=()=>{${start.join('')}};\n`;
}

interface Scripts {
  framework: Element[];
  polyfills: Element[];
  inline: Element[];
  unknown: Element[];
}

function sortScripts(scripts: readonly Element[]): Scripts {
  const sorted: Scripts = { framework: [], polyfills: [], inline: [], unknown: [] };
  for (const script of scripts) {
    if (isFramework(script, 'src')) {
      (attribute(script, 'nomodule') === undefined ? sorted.framework : sorted.polyfills).push(script);
    } else if (attribute(script, 'src') === undefined && !DATA_TYPES.has(attribute(script, 'type') ?? '')) {
      const text = textOf(script);
      (isFlightScript(text) || RUNTIME_START.test(text) ? sorted.inline : sorted.unknown).push(script);
    }
  }
  return sorted;
}

function isFramework(element: Element, name: 'src' | 'href'): boolean {
  return attribute(element, name)?.startsWith(STATIC) === true;
}

function shapeProblems({ framework, inline, unknown }: Scripts): string[] {
  const problems = unknown.map(
    (script) => `has an inline script that is not Next's own: ${excerpt(textOf(script))}`,
  );
  const starts = inline.filter((script) => RUNTIME_START.test(textOf(script))).length;
  if (framework.length === 0 || starts !== 1 || inline.length - starts < 2) {
    problems.push(
      `does not have the shape that Next 16.4 renders (runtime scripts: ${framework.length}, starts: ${starts}, flight scripts: ${inline.length - starts})`,
    );
  }
  return problems;
}

function clientCodeProblems(inline: readonly Element[], names: ModuleNames): string[] {
  try {
    const rows = parseFlight(flightDataOf(inline.map(textOf)));
    if (!rows.some(({ id }) => id === '0')) return ['has flight data without a root row'];
    return strayClientModules(rows, names).map(
      ({ name }) => `renders client code outside an Island: ${name}`,
    );
  } catch (error) {
    return [`has ${error instanceof Error ? error.message : String(error)}`];
  }
}

/** What React leaves for a hydration that never comes: comments, the empty metadata slot, its own attributes. */
function leftOvers(nodes: readonly Node[], elements: readonly Element[]): Edit[] {
  const slots = elements.filter(
    (element) =>
      attribute(element, 'hidden') !== undefined &&
      element.parentNode?.nodeName === 'body' &&
      element.childNodes.every(({ nodeName }) => nodeName === '#comment'),
  );
  const comments = nodes.filter(
    (node) =>
      node.nodeName === '#comment' && 'parentNode' in node && !slots.includes(node.parentNode as Element),
  );
  const markers = elements.filter((element) => attribute(element, 'name') === 'next-size-adjust');
  const precedence = elements.flatMap((element) => attributeEdit(element, 'data-precedence') ?? []);
  return [...[...slots, ...comments, ...markers].map(removal), ...precedence];
}

/** The list for the loader (lib/browser/islands.ts): data, which no policy blocks, where Next's scripts stood. */
function scriptList(html: string, urls: readonly string[]): Edit {
  const end = html.lastIndexOf('</body>');
  return {
    start: end,
    end,
    text: `<script type="application/json" id="island-scripts">${JSON.stringify(urls)}</script>`,
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function excerpt(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
