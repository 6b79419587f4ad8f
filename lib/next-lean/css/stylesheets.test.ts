import { describe, expect, it } from 'vitest';
import { parseHtml } from '../adapter/html';
import { groupPages } from './group';
import { namesInElements, namesInScript } from './names';
import { pruneStylesheet } from './prune';
import { fitStyles, type Styled, styleSource } from './stylesheets';

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

describe('groupPages', () => {
  const weights = new Map(Array.from({ length: 20 }, (_, index) => [`w${index}`, 1 + index]));
  const first = (count: number) => new Set([...weights.keys()].slice(0, count));
  const one = (count: number, documents = 1) => ({ needs: first(count), documents });

  it('keeps pages apart while there is room', () => {
    const needs = new Map([3, 4, 5].map((count) => [`/${count}`, one(count)]));
    expect(groupPages(needs, weights, 3).map(({ pages }) => pages)).toEqual([['/3'], ['/4'], ['/5']]);
  });

  it('keeps to the number of groups, joins the most alike, and gives each page all that it needs', () => {
    const needs = new Map(Array.from({ length: 20 }, (_, index) => [`/${index + 1}`, one(index + 1)]));
    const groups = groupPages(needs, weights, 3);
    expect(groups).toHaveLength(3);
    expect(groups.flatMap(({ pages }) => pages).sort()).toEqual([...needs.keys()].sort());
    for (const { pages, needs: shared } of groups) {
      for (const page of pages)
        for (const name of needs.get(page)?.needs ?? []) expect(shared).toContain(name);
    }
    const last = groups.find(({ pages }) => pages.includes('/20'));
    expect(last?.pages).toContain('/19');
    expect(last?.pages).not.toContain('/1');
  });

  it('lets many documents keep what they need, at the cost of few', () => {
    const needs = new Map([
      ['/articles', one(10, 500)],
      ['/page', one(12)],
      ['/other', one(19)],
    ]);
    const groups = groupPages(needs, weights, 2).map(({ pages }) => pages.sort());
    expect(groups).toContainEqual(['/articles']);
    expect(groups).toContainEqual(['/other', '/page']);
  });
});

describe('fitStyles', () => {
  const page = (names: string, sheet = 'css/a.css', islands: string[] = []): Styled => ({
    stylesheets: `/_next/static/${sheet}`,
    names: names.split(' '),
    islands,
    indexed: true,
  });
  const FONT = '@font-face{font-family:x;src:url(../media/x.woff2)}';
  const fitted = (documents: Readonly<Record<string, Styled>>, siteScripts: string[] = []) => {
    const sources = (island: string) => (island === 'x' ? ['return "three"'] : []);
    return fitStyles(new Map(Object.entries(documents)), siteScripts, sources, () => CSS + FONT);
  };

  it('gives each page what it can use, and pages with the same needs one text with what each of them names', () => {
    const styles = fitted({
      '/a': page('p one svg --color-svg'),
      '/b': page('p one other'),
      '/c': page('p three'),
    });
    expect(styles.get('/a')).toContain('.one{');
    expect(styles.get('/a')).toContain('--color-svg:green');
    expect(styles.get('/a')).not.toContain('.three{');
    expect(styles.get('/b')).toBe(styles.get('/a'));
    expect(styles.get('/c')).toContain('.three{');
  });

  it.each([
    ['leaves the texts to pages that search engines lead to', false, 12],
    ['joins such pages where as many others count like them', true, 11],
  ])('%s', (_, indexed, texts) => {
    const long = Array.from(
      { length: 12 },
      (_, index) => `.s${index}{grid-template-areas:"${'a '.repeat(40)}"}`,
    );
    const documents = new Map<string, Styled>();
    for (let index = 0; index < 12; index += 1) documents.set(`/${index}`, page(`s${index}`));
    for (let index = 0; index < 40; index += 1)
      documents.set(`/aside/${index}`, { ...page('aside'), indexed });
    const styles = fitStyles(
      documents,
      [],
      () => [],
      () => `${long.join('')}.aside{order:1}`,
    );
    expect(new Set(Array.from({ length: 12 }, (_, index) => styles.get(`/${index}`))).size).toBe(texts);
  });

  it('writes URLs so that they start from any document', () => {
    expect(fitted({ '/': page('') }).get('/')).toContain('url(/_next/static/media/x.woff2)');
  });

  it('keeps what an island, or a script of every page, may add', () => {
    const island = fitted({ '/': page('div', undefined, ['x']) }).get('/');
    expect(island).toContain('.three{');
    const plain = fitted({ '/': page('') }, ['x.classList.add("spin")']).get('/');
    expect(plain).toContain('.spin{');
    expect(plain).not.toContain('.three{');
  });

  it('refuses pages that link different stylesheets, and names one of each', () => {
    expect(() => fitted({ '/a': page(''), '/b': page(''), '/c': page('', 'c.css') })).toThrow('- /a\n- /c');
  });

  it('names a text as a policy does', () => {
    expect(styleSource('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
  });
});
