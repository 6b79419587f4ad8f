import { expect, it } from 'vitest';
import { maskCode } from './code-mask';

it.each([
  ['a span', 'One `{x}` two', 'One § two'],
  ['a span with backticks in it', 'One ``a ` b`` two', 'One § two'],
  ['a fenced block', 'One\n\n```js\n{x}\n```\n\ntwo', 'One\n\n§\n\n\n\ntwo'],
  ['a block of tildes with a fence in it', '~~~\n```\n~~~\n\ntwo', '§\n\n\n\ntwo'],
  ['a block that is never closed', 'One\n\n```\n{x}\n', 'One\n\n§\n\n'],
  ['a style', 'One\n\n<style>\np { color: red }\n</style>\n', 'One\n\n§\n\n\n'],
  ['a backtick alone', 'It is ` here\n\nand ` there', 'It is ` here\n\nand ` there'],
])('takes %s out and puts it back, line for line', (_, text, masked) => {
  const { text: found, unmask } = maskCode(text);
  expect(found.replace(/\uE010\d+\uE010/g, '§')).toBe(masked);
  expect(found.split('\n')).toHaveLength(text.split('\n').length);
  expect(unmask(found)).toBe(text);
});
