import { type DefaultTreeAdapterMap, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { type FormName, formPageOf } from '../forms';
import { barePage, fromPage } from '../pages';
import type { LeadsCopy } from '../settings';
import type { RenderForm } from './respond';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

const isElement = (node: Node): node is Element => 'tagName' in node;

/** @returns the elements under `root` for which `test` holds, in document order */
function findAll(root: Node, test: (element: Element) => boolean): Element[] {
  const children = 'childNodes' in root ? root.childNodes : [];
  return children.flatMap((child) => [
    ...(isElement(child) && test(child) ? [child] : []),
    ...findAll(child, test),
  ]);
}

/** @returns an attribute's value; undefined when it is absent */
function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** Sets an attribute, or removes it when `value` is undefined. */
function setAttribute(element: Element, name: string, value: string | undefined): void {
  element.attrs = element.attrs.filter((attr) => attr.name !== name);
  if (value !== undefined) element.attrs.push({ name, value });
}

/** Replaces all that an element contains by a text, which the serializer escapes. */
function setText(element: Element, text: string): void {
  for (const child of [...element.childNodes]) tree.detachNode(child);
  tree.insertText(element, text);
}

function setValue(field: Element, value: string): void {
  if (field.tagName === 'textarea') {
    // The parser drops a newline right after the tag; one more keeps the visitor's own.
    setText(field, value.startsWith('\n') || value.startsWith('\r') ? `\n${value}` : value);
  } else if (field.tagName === 'select') {
    for (const option of findAll(field, ({ tagName }) => tagName === 'option')) {
      setAttribute(option, 'selected', attribute(option, 'value') === value ? '' : undefined);
    }
  } else {
    setAttribute(field, 'value', value);
  }
}

/** Shows a text in a part of the form that was rendered hidden and empty. */
function reveal(root: Element, name: string, value: string, text: string): string | undefined {
  const [part] = findAll(root, (element) => attribute(element, name) === value);
  if (!part) return undefined;
  const [slot = part] = findAll(part, (element) => attribute(element, 'data-text') !== undefined);
  setText(slot, text);
  setAttribute(part, 'hidden', undefined);
  return attribute(part, 'id');
}

/**
 * Fills in the page of a form: what was typed, each error beside its field, and a message above. The components of the
 * form (components/forms) mark the places: `data-form`, `data-error`, `data-status`, `data-text`. Hydration is
 * taken out: it would put the empty form in place of the filled one.
 * @param html the page as the server sends it
 * @throws Error when the page does not hold the form
 */
export function fillForm(html: string, form: FormName, filled: Parameters<RenderForm>[1]): string {
  const document = parse(html);
  const [root] = findAll(document, (element) => attribute(element, 'data-form') === form);
  if (!root) throw new Error(`The page of the form ${form} has no element with data-form="${form}".`);

  for (const [name, value] of Object.entries(filled.values)) {
    for (const field of findAll(root, (element) => attribute(element, 'name') === name))
      setValue(field, value);
  }
  let first = true;
  for (const field of findAll(
    root,
    (element) => filled.errors[attribute(element, 'name') ?? ''] !== undefined,
  )) {
    const name = attribute(field, 'name') ?? '';
    const id = reveal(root, 'data-error', name, filled.errors[name] ?? '');
    setAttribute(field, 'aria-invalid', 'true');
    if (id) setAttribute(field, 'aria-describedby', id);
    if (first) setAttribute(field, 'autofocus', '');
    first = false;
  }
  reveal(root, 'data-status', form, filled.message);
  for (const title of findAll(
    document,
    ({ tagName, parentNode }) => tagName === 'title' && parentNode?.nodeName === 'head',
  )) {
    const [text] = title.childNodes;
    setText(title, `Not sent: ${text && 'value' in text ? text.value : ''}`);
  }
  for (const script of findAll(document, startsHydration)) tree.detachNode(script);
  for (const island of findAll(document, (element) => attribute(element, 'data-modules') !== undefined)) {
    setAttribute(island, 'data-modules', undefined);
  }
  return serialize(document);
}

/** Next's own scripts, where no adapter dropped them; structured data and the site script stay. */
function startsHydration(element: Element): boolean {
  if (element.tagName === 'link') return attribute(element, 'as') === 'script';
  if (element.tagName !== 'script') return false;
  return attribute(element, 'type') !== 'application/ld+json' && attribute(element, 'type') !== 'module';
}

/** A bare form with the names and labels of the real one: enough to show what was typed and to send it again. */
function bareForm(form: FormName, { title, submit, fields }: LeadsCopy['forms'][FormName]): string {
  const rows = Object.entries(fields).map(([name, label]) => {
    const field =
      name === 'message'
        ? `<textarea name="message" rows="8" cols="40"></textarea>`
        : `<input name="${name}">`;
    return `<p><label>${label}<br>${field}</label> <strong data-error="${name}" hidden></strong></p>`;
  });
  return barePage(
    title,
    `<form method="post" data-form="${form}"><p data-status="${form}" role="alert" hidden></p>${rows.join('')}<button>${submit}</button></form>`,
  );
}

/** @returns what renders a form into its own page, for a visitor without JavaScript */
export function formRenderer(copy: LeadsCopy['forms'], pages: Parameters<typeof fromPage>[2]): RenderForm {
  return (form, filled) =>
    fromPage(formPageOf(form), bareForm(form, copy[form]), pages, (html) => fillForm(html, form, filled));
}
