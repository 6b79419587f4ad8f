import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** Blocks that a reader takes for one thing: a sample's mark must stand in the nearest of them. */
const BLOCKS = ['li', 'article', 'figure', 'main'];
/** What only names a page elsewhere: ways to it, and what no reader sees. */
const SKIPPED = ['nav', 'script', 'style', 'head', 'template'];

/**
 * @param samples texts of entries that are samples
 * @param mark what must stand in the block of each
 * @returns the samples that a document shows without it
 */
export function unmarkedIn(html: string, samples: readonly string[], mark: string): string[] {
  const unmarked = new Set<string>();
  visit(parse(html), undefined);
  return [...unmarked];

  function visit(node: Node, block: Node | undefined): void {
    if (SKIPPED.includes(node.nodeName)) return;
    if (node.nodeName === '#text' && 'value' in node) {
      const text = node.value.trim().replace(/^“|”$/g, '');
      if (samples.includes(text) && !(block && textOf(block).includes(mark))) unmarked.add(text);
      return;
    }
    const here = BLOCKS.includes(node.nodeName) ? node : block;
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, here);
  }
}

/** @returns the text of a document's main part without the drawings that articles place */
export function proseOf(html: string): string {
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  return main
    .replace(/<figure data-figure[\s\S]*?<\/figure>|<script[\s\S]*?<\/script>|<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ');
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
