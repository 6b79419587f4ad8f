import { describe, expect, it } from 'vitest';
import { elementsOf } from '../document';
import { groupPages } from './group';
import { namesInElements, namesInScript } from './names';
import { pruneStylesheet } from './prune';
import { openStylesheetFitter } from './stylesheets';

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
      '@layer theme,utilities;@layer theme{:root{--color-b:var(--color-c);--color-c:blue}}@layer utilities{.three{color:var(--color-b)}@media print{.three{display:none}}}',
    );
    expect(pruneStylesheet(CSS, new Set(['.two', '.spin']), new Set())).toBe(
      '@layer theme,utilities;@layer utilities{.two{color:var(--color-a)}.spin{animation:turn 1s}}@keyframes turn{to{rotate:1turn}}',
    );
  });

  it('keeps custom properties that the markup names', () => {
    expect(pruneStylesheet(CSS, new Set([':root']), new Set(['--color-svg']))).toContain('--color-svg:green');
  });
});

describe('names', () => {
  it('finds elements, classes and custom properties in markup, unescaped', () => {
    const names = namesInElements(
      elementsOf(
        '<!DOCTYPE html><p class="a [&amp;>b]:c"><svg fill="var(--x)"></svg><template><i class="d"></i></template>',
      ),
    );
    for (const name of ['p', 'a', '[&>b]:c', 'svg', '--x', 'i', 'd']) expect(names).toContain(name);
  });

  it('finds every word of a script, and whole classes', () => {
    const names = namesInScript('let x=document.createElement("dialog");x.className=`a md:w-1/2\\nb`');
    for (const name of ['dialog', 'a', 'md:w-1/2', 'createElement']) expect(names).toContain(name);
  });
});

describe('groupPages', () => {
  it('joins pages that are alike, never a page to much more than it needs', () => {
    const weights = new Map(['a', 'b', 'c', 'd'].map((name) => [name, name === 'd' ? 2 : 100]));
    const needs = new Map([
      ['/one', new Set(['a', 'b'])],
      ['/two', new Set(['a', 'b', 'd'])],
      ['/three', new Set(['a', 'b', 'c'])],
      ['/four', new Set(['a', 'b'])],
    ]);
    const groups = groupPages(needs, weights).map(({ pages, needs }) => [pages.sort(), [...needs]]);
    expect(groups).toEqual([
      [['/three'], ['a', 'b', 'c']],
      [
        ['/four', '/one', '/two'],
        ['a', 'b', 'd'],
      ],
    ]);
  });
});

describe('openStylesheetFitter', () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/a.css"><script src="/_next/x.js"></script></head><body>${body}<script>push("/_next/a.css")</script></body></html>`;
  const read = (url: string) => (url === '/_next/a.css' ? CSS : 'return "three"');
  const fitted = (documents: Readonly<Record<string, string>>, siteScripts: string[] = []) => {
    const fitter = openStylesheetFitter(siteScripts, read);
    for (const [path, html] of Object.entries(documents)) fitter.add(path, html);
    return fitter.fit();
  };

  it('names the new file wherever the document named the old one', () => {
    const html = page('<p class="one"></p>');
    const { rename, files } = fitted({ '/': html });
    const [[url, css] = ['', '']] = files;
    expect(url).toMatch(/^\/_next\/a-[0-9a-f]{8}\.css$/);
    expect(css).toContain('.one{');
    expect(css).not.toContain('.three{');
    expect(rename('/', html).split(url)).toHaveLength(3);
    expect(rename('/', html)).not.toContain('/_next/a.css');
  });

  it('gives pages with the same needs one file with what each of them names', () => {
    const { rename, files } = fitted({
      '/a': page('<p class="one"></p><svg fill="var(--color-svg)"></svg>'),
      '/b': page('<p class="one other"></p>'),
    });
    expect(files.size).toBe(1);
    expect([...files.values()][0]).toContain('--color-svg:green');
    for (const path of ['/a', '/b']) expect(rename(path, '/_next/a.css')).toBe([...files.keys()][0]);
  });

  it('keeps what the scripts of an island, or of every page, may add', () => {
    const [island] = fitted({ '/': page('<div data-island="x"></div>') }).files.values();
    expect(island).toContain('.three{');
    const [plain] = fitted({ '/': page('') }, ['x.classList.add("spin")']).files.values();
    expect(plain).toContain('.spin{');
    expect(plain).not.toContain('.three{');
  });
});
