import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { inlineConstants, pruneStylesheet } from './prune';

const inlined = (css: string, names: string[] = []) => {
  const root = postcss.parse(css);
  inlineConstants(root, new Set(names));
  return root.toString();
};
const THEME = '@layer theme{:root,:host{--gap:.25rem;--ink:#0b1712;--text:var(--ink)}}';

describe('inlineConstants', () => {
  it.each([
    ['.a{color:var(--text)}', '.a{color:#0b1712}'],
    ['.a{margin:calc(var(--gap) * 2)}', '.a{margin:calc(.25rem * 2)}'],
    ['.a{line-height:var(--own,var(--gap))}', '.a{line-height:var(--own,.25rem)}'],
  ])('gives a property of the theme its value: %s', (css, expected) => {
    expect(inlined(THEME + css)).toContain(expected);
  });

  it.each([
    ['.dark{--ink:#fff}'],
    ['@media print{:root{--ink:#000}}'],
    ['@keyframes k{to{--ink:#000}}'],
    ['@property --ink{syntax:"<color>";inherits:true;initial-value:#000}'],
  ])('leaves one that may have another: %s', (css) => {
    expect(inlined(`${THEME}${css}.a{color:var(--ink)}`)).toContain('.a{color:var(--ink)}');
  });

  it('leaves one that a page or a script names', () => {
    expect(inlined(`${THEME}.a{color:var(--ink)}`, ['--ink'])).toContain('.a{color:var(--ink)}');
  });

  it('takes the initial value, or the fallback, of a registered property that nothing sets', () => {
    const registered =
      '@property --style{syntax:"*";inherits:false;initial-value:solid}@property --blur{syntax:"*";inherits:false}@property --gray{syntax:"*";inherits:false}' +
      '@layer properties{@supports (a:b){*{--style:solid;--blur:initial;--gray:initial}}}';
    expect(inlined(`${registered}.a{border-style:var(--style)}`)).toContain('.a{border-style:solid}');
    const filter = '.a{--gray:grayscale(1);filter:var(--blur,) var(--gray,)}';
    expect(inlined(registered + filter)).toContain('filter:var(--gray,)}');
    expect(inlined(`${registered}.a{color:var(--blur)}`)).toContain('.a{color:var(--blur)}');
  });

  it('drops a colour in lab() that says the one before it again, and no other', () => {
    const twice = '.a{color:#0b171280;color:lab(6.5% -5.5 1.4/.5)}';
    expect(inlined(twice)).toBe('.a{color:#0b171280}');
    for (const css of [
      '.a{color:lab(6.5% -5.5 1.4/.5)}',
      '.a{background:#0b171280;color:lab(6.5% -5.5 1.4/.5)}',
      '.a{color:var(--own);color:lab(6.5% -5.5 1.4/.5)}',
    ])
      expect(inlined(css)).toBe(css);
  });
});

const CSS = [
  '@layer theme,utilities;',
  '@property --tw-x{syntax:"*";inherits:false}',
  '@property --tw-y{syntax:"*";inherits:false}',
  '@layer theme{:root{--color-a:red;--color-b:var(--color-c);--color-c:blue;--color-svg:green}}',
  '@layer utilities{.one,.two{color:var(--color-a)}.three{color:var(--color-b);--tw-x:1}@media print{.three{display:none}}.spin{animation:turn 1s}}',
  '@keyframes turn{to{rotate:1turn}}',
].join('');

describe('pruneStylesheet', () => {
  it('keeps rules in their order and what they use, down to the last custom property', () => {
    expect(pruneStylesheet(CSS, new Set([':root', '.three']), new Set())).toBe(
      '@layer theme,utilities;@layer utilities{.three{color:blue}@media print{.three{display:none}}}',
    );
    expect(pruneStylesheet(CSS, new Set(['.two', '.spin']), new Set())).toBe(
      '@layer theme,utilities;@layer utilities{.two{color:var(--color-a)}.spin{animation:turn 1s}}@keyframes turn{to{rotate:1turn}}',
    );
  });

  it('keeps keyframes that a rule, a custom property or a script names, and no others', () => {
    const names = ['rule', 'second', 'prefixed', 'property', 'script', 'none', 'word'];
    const css = `.a{animation:1s rule,second 1s}.b{-webkit-animation:prefixed 1s}.c{--motion:property 1s;animation:var(--motion)}.d{content:none;font-family:word}${names.map((name) => `@keyframes ${name}{to{top:0}}`).join('')}`;
    const pruned = pruneStylesheet(css, new Set(['.a', '.b', '.c', '.d']), new Set(['script', '--motion']));
    expect([...pruned.matchAll(/@keyframes (\w+)/g)].map(([, name]) => name)).toEqual(names.slice(0, 5));
  });

  it('keeps custom properties that the markup names', () => {
    expect(pruneStylesheet(CSS, new Set([':root']), new Set(['--color-svg']))).toContain('--color-svg:green');
  });
});
