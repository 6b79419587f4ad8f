import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.Document;

/** @returns each line of a document that says that a group holds examples, with the text of the section it stands in */
export function sampleLines(html: string): { line: string; section: string }[] {
  const lines: { line: string; section: string }[] = [];
  visit(parse(html), undefined);
  return lines;

  function visit(node: Node, section: Node | undefined): void {
    if ('attrs' in node && node.attrs.some(({ name }) => name === 'data-sample')) {
      lines.push({ line: textOf(node), section: section ? textOf(section) : '' });
    }
    const here = ['section', 'article', 'main'].includes(node.nodeName) ? node : section;
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
