/** Whatever a visitor reads stands in content/, so that an editor can change it without TypeScript. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseAst } from 'vitest/node';

type Node = { type: string; start: number; [key: string]: unknown };

/** Attributes and properties whose value is read, or read out. */
const READ =
  /^(?:aria-(?:label|description|placeholder|roledescription|valuetext)|alt|title|label|placeholder|eyebrow|lead|text|note|term|caption|description)$/;
const WORD = /\p{L}[\p{L}’'-]*/gu;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
const inside = (node: Node) => Object.values(node).flat().filter(isNode);

/** @returns the fixed parts of a text that is written here, whichever branch or concatenation it stands in */
function written(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') {
    return [(node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ')];
  }
  if (node.type === 'ConditionalExpression') {
    return [node.consequent, node.alternate].filter(isNode).flatMap(written);
  }
  return ['JSXExpressionContainer', 'LogicalExpression', 'BinaryExpression'].includes(node.type)
    ? inside(node).flatMap(written)
    : [];
}

/** @returns what a piece of markup shows itself, without what is in its elements */
function shown(node: Node): string[] {
  if (node.type === 'JSXText') return [String(node.value)];
  if (node.type === 'JSXExpressionContainer') return written(node);
  const { name, key } = node as { name?: { name?: unknown }; key?: { name?: unknown } };
  const attribute = node.type === 'JSXAttribute' && READ.test(String(name?.name));
  const property = node.type === 'Property' && READ.test(String(key?.name));
  return (attribute || property) && isNode(node.value) ? written(node.value) : [];
}

/** @returns each text of two words or more that the source of a component holds itself, with its line */
function typedCopy(source: string): string[] {
  const found: string[] = [];
  const walk = (node: Node, within?: Node) => {
    const attribute = within?.type === 'JSXAttribute';
    for (const text of attribute ? [] : shown(node)) {
      const line = source.slice(0, node.start).split('\n').length;
      if ((text.match(WORD) ?? []).length > 1) found.push(`${line}: ${text.replace(/\s+/g, ' ').trim()}`);
    }
    for (const child of inside(node)) walk(child, node);
  };
  walk(parseAst(source, { lang: 'tsx' }) as unknown as Node);
  return found;
}

it('finds what is typed between tags, in what is read of attributes, and in lists of labels', () => {
  expect(
    typedCopy(`
      const TABS = [{ label: 'Ad preview', id: 'ad preview' }];
      export const Part = ({ many }: { many: boolean }) => (
        <section aria-label={many ? 'Many things' : 'One'} className="two words">
          <h2>What happens
            next</h2>
          <p title={words.title}>{words.text} <b>Word</b></p>
          <p>{\`\${count} articles found\`}</p>
          <p>{many && 'So it is.'}</p>
          <i data-track="no words" />
        </section>
      );`),
  ).toEqual([
    '2: Ad preview',
    '4: Many things',
    '5: What happens next',
    '8: … articles found',
    '9: So it is.',
  ]);
});

it('finds none in app/ and components/', () => {
  const typed = ['app', 'components'].flatMap((layer) =>
    readdirSync(layer, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(?<!\.test)\.tsx$/.test(name))
      .map((name) => join(layer, name))
      .flatMap((file) => typedCopy(readFileSync(file, 'utf8')).map((text) => `${file}:${text}`)),
  );
  expect(typed).toEqual([]);
});
