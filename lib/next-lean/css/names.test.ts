import { describe, expect, it } from 'vitest';
import { parseHtml } from '../adapter/html';
import { matcherOf, namesInElements, namesInScript } from './names';

const names = new Set([
  'p',
  'a',
  'main',
  'prose',
  'md:flex',
  'group',
  'w-1/2',
  'hover:underline',
  'html',
  '[&>*]:p-4',
  'é',
]);

describe('matcherOf', () => {
  it.each([
    'p',
    '*',
    ':root',
    '::selection',
    'main a:hover::before',
    '.md\\:flex',
    '.w-1\\/2',
    '.hover\\:underline:hover',
    '.\\[\\&\\>\\*\\]\\:p-4>*',
    '.\\e9 ',
    'a[href=".absent"]',
    'a:not(.absent)',
    '.prose :where(a):not(:where([class~=not-prose],[class~=not-prose] *))',
    '.prose:is(:where(.group):hover *)',
    ':is(.absent,.prose)',
    ':where(:not(.absent, .gone)) p',
    'html:has([data-consent]>[open])',
    'p:nth-child(2n + 1)',
    '#anything',
    '.prose>p+a~a',
  ])('keeps %s', (selector) => {
    expect(matcherOf(selector)(names)).toBe(true);
  });

  it.each([
    'table',
    '.absent',
    '.md',
    '.prose .absent',
    '.prose>table',
    '.prose :where(table)',
    'p.absent:hover',
    ':is(.absent,table) p',
    'html:has(.absent)',
    '.prose:is(:where(.absent):hover *)',
    'main:is(:where(table,:is(.gone,.absent)))',
  ])('drops %s', (selector) => {
    expect(matcherOf(selector)(names)).toBe(false);
  });

  it('refuses what it cannot read', () => {
    expect(() => matcherOf(':is(p')).toThrow('unclosed bracket: (p');
  });
});

describe('names', () => {
  it('finds elements, classes and custom properties in markup, unescaped', () => {
    const names = namesInElements(
      parseHtml(
        '<!DOCTYPE html><p class="a [&amp;>b]:c"><svg fill="var(--x)"></svg><template><i class="d"></i></template>',
      ).elements,
    );
    for (const name of ['p', 'a', '[&>b]:c', 'svg', '--x', 'i', 'd']) expect(names).toContain(name);
  });

  it('finds every word of a script, and whole classes', () => {
    const names = namesInScript('let x=document.createElement("dialog");x.className=`a md:w-1/2\\nb`');
    for (const name of ['dialog', 'a', 'md:w-1/2', 'createElement']) expect(names).toContain(name);
  });
});
