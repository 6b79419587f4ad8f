/** A document as far as it depends on nothing but itself: leaned, and open where the rest of the site has a say. */
import { namesInElements, namesInScript } from '../css/names';
import type { Styled } from '../css/stylesheets';
import { applyEdits, attribute, type Element, escapeAttribute, parseHtml } from './html';
import { leanDocument } from './lean';
import { nextStylesheets, withoutFlight } from './next-16/rendered';
import { sealProblems } from './seal';

/** Where something is inserted, and what. */
export type Slot = { at: number } & (
  | { kind: 'style' }
  /** in front of the path that a form posts to: the server, where it is another one */
  | { kind: 'server' }
  /** behind the name of an island: its code */
  | { kind: 'modules'; island: string }
);

/** What a document is made from again and again, without parsing it again. */
export interface Template extends Styled {
  html: string;
  /** in the order of `html` */
  slots: Slot[];
  /** URL paths below `/_next/static/` that it names */
  assets: string[];
  /** why the document may not be published; the rest is of no use then */
  problems: string[];
}

/** What the rest of the site has to say. */
export interface Parts {
  /** text of its stylesheet; empty for none */
  css: string;
  /** URLs of each island's module and of all that it imports, by the name of the island */
  modules: Readonly<Record<string, readonly string[]>>;
  /** base URL of the running server that takes the forms; undefined leaves their actions */
  server: string | undefined;
}

/**
 * @param html as Next prerendered it
 * @param formsPath the path that forms post below
 */
export function templateOf(html: string, formsPath: string): Template {
  const document = parseHtml(withoutFlight(html));
  const { edits, problems } = leanDocument(document);
  const isRemoved = (element: Element) => {
    const at = element.sourceCodeLocation?.startOffset ?? -1;
    return edits.some(({ start, end }) => start <= at && at < end);
  };
  const elements = document.elements.filter((element) => !isRemoved(element));
  const slots = slotsOf(document.html, elements, nextStylesheets(document.elements), formsPath);
  const faults = [...problems, ...(problems.length === 0 ? sealProblems({ elements }, []) : [])];
  const islands = elements.flatMap((element) => attribute(element, 'data-island') ?? []);
  const props = elements.flatMap((element) =>
    attribute(element, 'data-island') === undefined ? [] : (attribute(element, 'data-props') ?? []),
  );
  const names = [...namesInElements(document.elements), ...props.flatMap((text) => [...namesInScript(text)])];
  const lean = applyEdits(
    document.html,
    faults.length > 0 ? [] : edits,
    slots.map(({ at }) => at),
  );
  return {
    html: lean.text,
    slots: slots.map((slot, index) => ({ ...slot, at: lean.marks[index] ?? 0 })),
    stylesheets: nextStylesheets(document.elements)
      .map((link) => attribute(link, 'href'))
      .join(' '),
    names: [...new Set(names)].filter((name) => !name.includes('\n')).sort(),
    islands: [...new Set(islands)].sort(),
    indexed: !elements.some(
      (element) =>
        attribute(element, 'name') === 'robots' && attribute(element, 'content')?.includes('noindex'),
    ),
    assets: staticUrls(lean.text),
    problems: faults,
  };
}

/** @returns the URL paths below `/_next/static/` that a document or a stylesheet names, each once */
export function staticUrls(text: string): string[] {
  return [...new Set(text.match(/\/_next\/static\/[\w./~-]+/g))];
}

/** @returns the document as every host sends it */
export function finishedHtml(template: Template, { css, modules, server = '' }: Parts): string {
  return filled(template, (slot) => {
    if (slot.kind === 'style') return css === '' ? '' : `<style>${css}</style>`;
    if (slot.kind === 'modules') return ` data-modules="${modules[slot.island]?.join(' ')}"`;
    return escapeAttribute(server.replace(/\/$/, ''));
  });
}

function filled({ html, slots }: Template, textOf: (slot: Slot) => string): string {
  let text = '';
  let position = 0;
  for (const slot of slots) {
    text += html.slice(position, slot.at) + textOf(slot);
    position = slot.at;
  }
  return text + html.slice(position);
}

function slotsOf(
  html: string,
  elements: readonly Element[],
  [stylesheet]: readonly Element[],
  formsPath: string,
): Slot[] {
  const slots: (Slot | undefined)[] = [slot(stylesheet?.sourceCodeLocation?.startOffset, { kind: 'style' })];
  for (const element of elements) {
    const attributes = element.sourceCodeLocation?.attrs;
    const island = attribute(element, 'data-island');
    if (island !== undefined)
      slots.push(slot(attributes?.['data-island']?.endOffset, { kind: 'modules', island }));
    if (!attribute(element, 'action')?.startsWith(formsPath)) continue;
    const start = attributes?.action?.startOffset;
    slots.push(slot(start === undefined ? undefined : html.indexOf('"', start) + 1, { kind: 'server' }));
  }
  return slots.flatMap((one) => one ?? []).sort((a, b) => a.at - b.at);
}

function slot<Kind extends object>(at: number | undefined, kind: Kind): (Kind & { at: number }) | undefined {
  return at === undefined ? undefined : { at, ...kind };
}
