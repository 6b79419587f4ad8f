/** Static pages of the site that are answered with, or bare ones that say the same. */
import { type DefaultTreeAdapterMap, parse, serialize, defaultTreeAdapter as tree } from 'parse5';
import { type FieldErrors, type FormName, formPageOf } from './forms';
import { reasonOf } from './log';
import type { LeadsConfig, LeadsCopy } from './settings';

/** @returns a page without the look of the site */
export const barePage = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

/** @returns what `use` makes of a static page, or of the bare one where that cannot be used; the log says so */
export async function fromPage(
  pathname: string,
  bare: string,
  { readPage, log }: Pick<LeadsConfig, 'readPage' | 'log'>,
  use = (html: string) => html,
): Promise<string> {
  try {
    return use(await readPage(pathname));
  } catch (error) {
    log(`the page ${pathname} cannot be used: ${reasonOf(error)}`);
    return use(bare);
  }
}

/** What a visitor without JavaScript is shown again: what was typed, what is wrong with it, and why it was not sent. */
export type Filled = { values: Record<string, string>; errors: FieldErrors; message: string };

/** @returns the form, in its own page, with all that was typed */
export function formAgain(
  form: FormName,
  filled: Filled,
  config: Pick<LeadsConfig, 'copy' | 'readPage' | 'log'>,
): Promise<string> {
  const bare = bareForm(form, config.copy.forms[form]);
  return fromPage(formPageOf(form), bare, config, (html) => fillForm(html, form, filled));
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

/**
 * Fills in the page of a form: what was typed, each error beside its field, and a message above. The components of the
 * form (components/forms) mark the places: `data-form`, `data-error`, `data-status`, `data-text`. Hydration is
 * taken out: it would put the empty form in place of the filled one.
 * @param html the page as the server sends it
 * @throws Error when the page does not hold the form
 */
export function fillForm(html: string, form: FormName, filled: Filled): string {
  const document = parse(html);
  const [root] = having(document, 'data-form', form);
  if (!root) throw new Error(`The page of the form ${form} has no element with data-form="${form}".`);

  for (const [name, value] of Object.entries(filled.values)) {
    for (const field of having(root, 'name', name)) setValue(field, value);
  }
  const wrong = having(root, 'name').filter((field) => filled.errors[attribute(field, 'name') ?? '']);
  for (const [index, field] of wrong.entries()) {
    const name = attribute(field, 'name') ?? '';
    const id = reveal(root, 'data-error', name, filled.errors[name] ?? '');
    setAttribute(field, 'aria-invalid', 'true');
    if (id) setAttribute(field, 'aria-describedby', id);
    if (index === 0) setAttribute(field, 'autofocus', '');
  }
  reveal(root, 'data-status', form, filled.message);
  const title = within(document).find(({ tagName }) => tagName === 'title');
  const words = title?.childNodes[0];
  if (title && words && 'value' in words) setText(title, `Not sent: ${words.value}`);
  for (const island of having(document, 'data-modules')) setAttribute(island, 'data-modules', undefined);
  return serialize(document);
}

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

/** @returns the elements in a node, itself too, in document order */
function within(node: Node): Element[] {
  const below = 'childNodes' in node ? node.childNodes.flatMap(within) : [];
  return 'tagName' in node ? [node, ...below] : below;
}

/** @returns an attribute's value; undefined when it is absent */
function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

/** @returns the elements in a node that have an attribute, of that value if one is given */
const having = (node: Node, name: string, value?: string): Element[] =>
  within(node).filter((element) => {
    const found = attribute(element, name);
    return found !== undefined && (value === undefined || found === value);
  });

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
    for (const option of having(field, 'value')) {
      setAttribute(option, 'selected', attribute(option, 'value') === value ? '' : undefined);
    }
  } else {
    setAttribute(field, 'value', value);
  }
}

/** Shows a text in a part of the form that was rendered hidden and empty. */
function reveal(root: Element, name: string, value: string, text: string): string | undefined {
  const [part] = having(root, name, value);
  if (!part) return undefined;
  const [slot = part] = having(part, 'data-text');
  setText(slot, text);
  setAttribute(part, 'hidden', undefined);
  return attribute(part, 'id');
}
