/** From a Markdown tree to HTML that holds nothing but what is allowed here, whatever was typed. */
import type { Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import { raw } from 'hast-util-raw';
import { defaultSchema, type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import type { Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';
import { CALLOUT_CLASSES } from './markdown-callouts';
import { colourCode } from './markdown-code';
import { HTML_TAGS } from './markdown-html';
import { ALIGNMENTS } from './markdown-tables';

const SANITIZE: Schema = {
  ...defaultSchema,
  // Ids are made by this program from the text, so they cannot collide with anything that needs a prefix.
  clobberPrefix: '',
  attributes: {
    ...defaultSchema.attributes,
    ...Object.fromEntries(Object.entries(HTML_TAGS).map(([tag, names]) => [tag, [...names]])),
    div: [
      ...(defaultSchema.attributes?.div ?? []),
      ['className', 'table-scroll', 'callout', ...CALLOUT_CLASSES],
      'tabIndex',
      'role',
      'ariaLabel',
    ],
    p: [['className', 'callout-title']],
    td: [['className', ...ALIGNMENTS]],
    th: [['className', ...ALIGNMENTS], 'scope'],
    figure: ['dataFigure', 'dataPicture', 'dataLoad'],
  },
  tagNames: [...(defaultSchema.tagNames ?? []), ...Object.keys(HTML_TAGS), 'figure', 'figcaption'],
};

/** @param tree whose unknown HTML was taken out (lib/content/markdown-html.ts) */
export function toSafeHtml(tree: Root): string {
  const html = toHast(tree, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    footnoteLabel: 'Notes',
    footnoteLabelProperties: {},
    footnoteBackLabel: (reference, again) =>
      `Back to the text at note ${reference + 1}${again > 1 ? `, ${again}` : ''}`,
  });
  const safe = sanitize(hasRaw(html) ? raw(html) : html, SANITIZE) as HtmlRoot;
  colourCode(safe);
  nameTasks(safe);
  const result = toHtml(safe);
  return result.endsWith('>') ? `${result}\n` : result;
}

/** Only a text with HTML in it is read by a parser of HTML. */
function hasRaw(tree: HtmlNodes): boolean {
  let found = false;
  visit(tree, 'raw', () => {
    found = true;
  });
  return found;
}

/** A box to tick that nobody can tick is a picture of one, with a name. */
function nameTasks(tree: HtmlRoot): void {
  visit(tree, 'element', (node) => {
    if (node.tagName !== 'input') return;
    const done = Boolean(node.properties.checked);
    node.tagName = 'span';
    node.properties = {
      className: ['task', ...(done ? ['task-done'] : [])],
      role: 'img',
      ariaLabel: done ? 'Done:' : 'To do:',
    };
  });
}
