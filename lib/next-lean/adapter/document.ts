/**
 * One document: leaned, so that nothing in it starts a framework; sealed; and with places where the rest of the site has
 * a say. Its text waits in the cache, so that one is in memory at a time.
 */
import { readFileSync } from 'node:fs';
import { digestOf, openCache } from '../cache.mjs';
import { namesInElements, namesInScript } from '../css/names';
import { shortList } from '../css/short';
import type { Fitted, Styled } from '../css/stylesheets';
import { applyEdits, attribute, type Edit, type Element, escapeAttribute, parseHtml, removal } from './html';
import { isNextScript, leftOvers, nextStylesheets, withoutFlight } from './next-16/rendered';
import { sealProblems } from './seal';

/** Stands around the name of what is put in there; no document has it. */
const SLOT = '\uE000';
const ISLAND = 'data-island';
const CLASSES = 'class ';

/** What a document is made from again and again, without parsing it again. */
export interface Template extends Styled {
  /** with slots: for the styles, for each list of classes, behind each island's name, before the path that a form posts to */
  html: string;
  /** URL paths below `/_next/static/` that it names */
  assets: string[];
  /** why the document may not be published; the rest is of no use then */
  problems: string[];
}

/** What the rest of the site has to say. */
export interface Parts {
  /** its styles, and the names of its classes in them; undefined for none */
  fitted: Fitted | undefined;
  /** URLs of each island's module and of all that it imports, by the name of the island */
  modules: Readonly<Record<string, readonly string[]>>;
  /** base URL of the running server that takes the forms; undefined leaves their actions */
  server: string | undefined;
}

/** What is known of a document while its text is not in memory. */
export interface OpenDocument extends Omit<Template, 'html'> {
  /** @returns the document as it is published */
  finish: (parts: Parts) => string;
}

/**
 * Makes a document's template, or takes it from the cache.
 * @param file absolute path of the document as Next prerendered it
 * @param from where templates are kept, the digest of the code that makes one, and what else one depends on
 */
export function openDocument(
  file: string,
  { projectDir, code, ...from }: { projectDir: string; code: string } & TemplateOptions,
): OpenDocument {
  const cache = openCache(projectDir, 'templates');
  const read = () => withoutFlight(readFileSync(file, 'utf8'));
  const key = digestOf(code, JSON.stringify(from), read());
  const template = () => cache.keepJson(key, () => templateOf(read(), from));
  const { html: _, ...rest } = template();
  return { ...rest, finish: (parts) => finishedHtml(template(), parts) };
}

export interface TemplateOptions {
  /** the path that forms post below */
  formsPath: string;
  /** texts of the inline scripts that a document may carry */
  inlineScripts: readonly string[];
}

/** @param source as Next prerendered it, without its flight data */
export function templateOf(source: string, { formsPath, inlineScripts }: TemplateOptions): Template {
  const document = parseHtml(source);
  const scripts = document.elements.filter(isNextScript);
  const stylesheets = nextStylesheets(document.elements);
  const cuts = [...[...scripts, ...stylesheets].map(removal), ...leftOvers(document, isInIsland)];
  const elements = document.elements.filter(({ sourceCodeLocation }) => {
    const at = sourceCodeLocation?.startOffset ?? -1;
    return !cuts.some(({ start, end }) => start <= at && at < end);
  });
  const islands = elements.filter((element) => attribute(element, ISLAND) !== undefined);
  const problems = [
    ...(scripts.length > 0 ? [] : ['has no script of Next 16.4, so that it cannot be told what is its own']),
    ...islands
      .filter(isInIsland)
      .map((island) => `has the island "${attribute(island, ISLAND)}" inside another`),
    ...sealProblems({ elements }, inlineScripts),
    ...(source.includes(SLOT) ? ['has the character U+E000, which marks places while a site is built'] : []),
  ];
  const props = islands.flatMap((island) => attribute(island, 'data-props') ?? []);
  const slots = slotsOf(source, elements, stylesheets, formsPath);
  const html = applyEdits(source, [...slots, ...(problems.length > 0 ? [] : cuts)]);
  return {
    html,
    stylesheets: stylesheets.map((link) => attribute(link, 'href')).join(' '),
    names: [...namesInElements(document.elements)].sort(),
    words: [...new Set(props.flatMap((text) => [...namesInScript(text)]))].sort(),
    islands: [...new Set(islands.map((island) => attribute(island, ISLAND) ?? ''))].sort(),
    indexed: !elements.some(
      (element) =>
        attribute(element, 'name') === 'robots' && attribute(element, 'content')?.includes('noindex'),
    ),
    assets: staticUrls(html),
    problems,
  };
}

/** React hydrates an island against exactly what it rendered. */
function isInIsland(node: object): boolean {
  const parent = 'parentNode' in node ? (node.parentNode as Element | null) : null;
  if (!parent) return false;
  return ('attrs' in parent && attribute(parent, ISLAND) !== undefined) || isInIsland(parent);
}

/** @returns the URL paths below `/_next/static/` that a document or a stylesheet names, each once */
export function staticUrls(text: string): string[] {
  return [...new Set(text.match(/\/_next\/static\/[\w./~-]+/g))];
}

/** @returns the document as every host sends it */
export function finishedHtml({ html }: Template, { fitted, modules, server = '' }: Parts): string {
  return html.replace(/\uE000([^\uE000]*)\uE000/g, (_, slot: string) => {
    if (slot === 'style') return fitted?.css ? `<style>${fitted.css}</style>` : '';
    if (slot === 'server') return escapeAttribute(server.replace(/\/$/, ''));
    if (slot.startsWith(CLASSES)) {
      const list = slot.slice(CLASSES.length);
      return escapeAttribute(fitted ? shortList(list, fitted) : list);
    }
    return ` data-modules="${modules[slot.slice('island '.length)]?.join(' ')}"`;
  });
}

function slotsOf(
  html: string,
  elements: readonly Element[],
  [stylesheet]: readonly Element[],
  formsPath: string,
): Edit[] {
  const slots = [slot(stylesheet?.sourceCodeLocation?.startOffset, 'style')];
  for (const element of elements) {
    const attributes = element.sourceCodeLocation?.attrs;
    const island = attribute(element, ISLAND);
    if (island !== undefined) slots.push(slot(attributes?.[ISLAND]?.endOffset, `island ${island}`));
    const list = attributes?.class;
    if (list)
      slots.push(
        slot(
          html.indexOf('"', list.startOffset) + 1,
          CLASSES + attribute(element, 'class'),
          list.endOffset - 1,
        ),
      );
    if (!attribute(element, 'action')?.startsWith(formsPath)) continue;
    const start = attributes?.action?.startOffset;
    slots.push(slot(start === undefined ? undefined : html.indexOf('"', start) + 1, 'server'));
  }
  return slots.flat();
}

function slot(start: number | undefined, name: string, end = start): Edit[] {
  return start === undefined || end === undefined ? [] : [{ start, end, text: SLOT + name + SLOT }];
}
