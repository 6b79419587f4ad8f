import { describe, expect, it } from 'vitest';
import { shorten, shortList } from './short';

const KEPT = new Set(['a', 'open']);

describe('shorten', () => {
  it('gives the shortest names to the classes that most selectors name, and none that a script uses', () => {
    const { css, short } = shorten('.once{}.often{}.often:hover{}.open .often{}', KEPT);
    expect([...short]).toEqual([
      ['often', 'b'],
      ['once', 'c'],
    ]);
    expect(css).toBe('.c{}.b{}.b:hover{}.open .b{}');
  });

  it.each([
    ['escapes', String.raw`.md\:w-1\.5\/2{}`, '.b{}', 'md:w-1.5/2'],
    [
      'classes within pseudo-classes',
      '.x:not(.y, :is(.z)):has(> .x){}',
      '.b:not(.c, :is(.d)):has(> .b){}',
      'z',
    ],
    ['what is no class', 'p[href$=".pdf"] .x,[data-a=.x]{}', 'p[href$=".pdf"] .b,[data-a=.x]{}', 'x'],
    ['no step of an animation', '@keyframes k{12.5%{top:0}}.x{}', '@keyframes k{12.5%{top:0}}.b{}', 'x'],
    ['rules in blocks', '@media print{@layer u{.x{}}}', '@media print{@layer u{.b{}}}', 'x'],
  ])('reads %s', (_, css, renamed, name) => {
    const result = shorten(css, KEPT);
    expect(result.css).toBe(renamed);
    expect(result.short.has(name)).toBe(true);
  });

  it('has a name for each of many classes', () => {
    const names = Array.from({ length: 4000 }, (_, index) => `name-${index}`);
    const { short } = shorten(names.map((name) => `.${name}{}`).join(''), KEPT);
    expect(new Set(short.values()).size).toBe(4000);
    for (const name of short.values()) expect(name).toMatch(/^[a-z][\w-]*$/i);
    expect([...short.values()]).not.toContain('a');
  });
});

describe('shortList', () => {
  it('keeps the names that scripts use, and drops those that nothing uses', () => {
    expect(shortList(' long  open\nunused ', { short: new Map([['long', 'b']]), kept: KEPT })).toBe('b open');
  });
});
