import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** What a crawler reads of a document. */
export type DocumentFacts = {
  lang: string;
  title: string;
  description: string;
  robots: string;
  canonical: string;
  h1: string[];
  /** What the page calls itself at the end of its breadcrumb. */
  crumb: string;
  /** Addresses of the RSS feeds that the document names. */
  feeds: string[];
  /** Visible text, white space folded. */
  text: string;
};

/** @param html of a whole document, or its elements where they are known */
export function documentFacts(html: string | readonly Element[]): DocumentFacts {
  const elements = typeof html === 'string' ? elementsOf(parse(html)) : html;
  const metas = elements.filter(({ tagName }) => tagName === 'meta');
  const links = elements.filter(({ tagName }) => tagName === 'link');
  const meta = (name: string) =>
    attribute(
      metas.find((el) => attribute(el, 'name') === name),
      'content',
    );
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  return {
    lang: attribute(named('html')[0], 'lang'),
    title: textOf(named('title')[0]),
    description: meta('description'),
    robots: meta('robots'),
    canonical: attribute(
      links.find((el) => attribute(el, 'rel') === 'canonical'),
      'href',
    ),
    h1: named('h1').map(textOf),
    crumb: textOf(named('li').find((el) => attribute(el, 'aria-current') === 'page')),
    feeds: links
      .filter((el) => attribute(el, 'type') === 'application/rss+xml')
      .map((el) => attribute(el, 'href')),
    text: textOf(named('body')[0]),
  };
}

/** Every address that a document links to, and every anchor it offers. */
export function documentLinks(elements: readonly Element[]): { links: string[]; ids: Set<string> } {
  const links = elements.flatMap((element) =>
    element.tagName === 'a' || element.tagName === 'link'
      ? attribute(element, 'href')
      : ['img', 'script', 'source'].includes(element.tagName)
        ? attribute(element, 'src')
        : [],
  );
  return {
    links: [...new Set(links.filter((link) => link !== '' && !link.startsWith('data:')))],
    ids: new Set(elements.map((element) => attribute(element, 'id')).filter((id) => id !== '')),
  };
}

/** @returns a node and all below it that are elements, in the order of the document */
export function elementsOf(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) found.push(node);
  if ('childNodes' in node) for (const child of node.childNodes) elementsOf(child, found);
  return found;
}

export function attribute(element: Element | undefined, name: string): string {
  return element?.attrs.find((attr) => attr.name === name)?.value ?? '';
}

function textOf(node: Node | undefined): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Node | undefined): string {
  if (!node) return '';
  if ('value' in node) return node.value;
  if ('tagName' in node && (node.tagName === 'script' || node.tagName === 'style')) return '';
  return 'childNodes' in node ? node.childNodes.map(rawText).join('') : '';
}
