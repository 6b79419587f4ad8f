import { expect, it } from 'vitest';
import { errorsOf } from './nu-html';

const report = (...messages: object[]) => JSON.stringify({ messages });

it('names file, line, reason and markup', () => {
  const message = {
    type: 'error',
    url: 'file:/site/dist/blog/a%20b.html',
    lastLine: 1,
    message: 'Element “div” not allowed as child of element “span” in this context.',
    extract: '<span>\n<div>',
  };
  expect(errorsOf(report(message), '/site/dist')).toEqual([
    'blog/a b.html:1 Element “div” not allowed as child of element “span” in this context. <span> <div>',
  ]);
});

it.each([
  'Attribute “name” not allowed on element “details” at this point.',
  'CSS: Unrecognized at-rule “@layer”',
])('lets pass what the checker does not know yet: %s', (message) => {
  expect(errorsOf(report({ message, url: 'file:/site/dist/a.html' }), '/site/dist')).toEqual([]);
});

it('reports what stopped the whole check', () => {
  expect(errorsOf(report({ message: 'Could not read the file.' }), '/site/dist')).toHaveLength(1);
});
