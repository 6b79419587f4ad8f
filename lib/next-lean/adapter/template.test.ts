import { describe, expect, it } from 'vitest';
import { readFixture } from './next-16/fixture/read';
import { finishedHtml, templateOf } from './template';

const LINKS = ['b', 'a'].map((name) => `<link rel="stylesheet" href="/_next/static/${name}.css"/>`).join('');
const ISLAND =
  '<div class="box" data-island="counter" data-props="{&quot;kind&quot;:&quot;big&#10;wide&quot;}"></div>';
const FORM = '<form class="form" action="/api/leads/contact"><input name="a"/></form>';

/** A document of the fixture with another head and main element. */
const page = (main: string, head = '') =>
  readFixture('plain')
    .replace('</head>', `${LINKS}${head}</head>`)
    .replace(/<main>.*<\/main>/s, () => `<main>${main}</main>`);
const template = (main: string, head?: string) => templateOf(page(main, head), '/api/leads/');

const PARTS = {
  css: 'p{}',
  modules: { counter: ['/counter.js', '/shared.js'] },
  server: 'https://forms.example/',
};

describe('templateOf', () => {
  it('tells stylesheets in their order, and islands and names once each, sorted', () => {
    const { stylesheets, islands, names, indexed, problems } = template(ISLAND + FORM + ISLAND);
    expect(stylesheets).toBe('/_next/static/b.css /_next/static/a.css');
    expect(islands).toEqual(['counter']);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(['box', 'form', 'input', 'kind', 'big', 'wide']));
    expect(names.filter((name) => name.includes('\n'))).toEqual([]);
    expect([indexed, problems]).toEqual([true, []]);
  });

  it.each([
    ['<meta name="robots" content="noindex, follow"/>', false],
    ['<meta name="robots" content="index"/>', true],
    ['<meta name="description" content="noindex"/>', true],
  ])('with %s: a search engine may list it: %s', (head, indexed) => {
    expect(template('<p>One.</p>', head).indexed).toBe(indexed);
  });

  it('is sound without props on an island, and with a form that posts elsewhere', () => {
    const { html, names } = template('<div data-island="counter"></div><form action="/search"></form>');
    expect(html.match(/(?<=\uE000)\w+(?= \w+\uE000|\uE000)/g)).toEqual(['style', 'island']);
    expect(names).not.toContain('undefined');
  });

  it('refuses what needs more than the policy', () => {
    expect(template('<p style="color:red">One.</p>').problems).toEqual(['has style="color:red" on <p>']);
    expect(template('<p>\uE000</p>').problems).toEqual([expect.stringContaining('U+E000')]);
  });

  it('names the hashed files that it refers to', () => {
    const { assets } = template('<img src="/_next/static/media/a.1.svg" alt=""/><img src="/b.png" alt=""/>');
    expect(assets).toEqual(['/_next/static/media/a.1.svg']);
  });
});

describe('a document', () => {
  const made = template(ISLAND + FORM);

  it('is sent with its styles and the modules of its islands, its forms posting to the server', () => {
    const html = finishedHtml(made, PARTS);
    expect(html).toContain('<style>p{}</style>');
    expect(html).toContain('data-island="counter" data-modules="/counter.js /shared.js" data-props=');
    expect(html).toContain('action="https://forms.example/api/leads/contact"');
    expect(html).not.toContain('rel="stylesheet"');
    expect(finishedHtml(made, { ...PARTS, server: undefined })).toContain('action="/api/leads/contact"');
  });

  it('has no style element where it needs no styles', () => {
    expect(finishedHtml(made, { ...PARTS, css: '' })).not.toContain('<style');
  });

  it('differs in nothing but what was put in and cut out', () => {
    const bare = finishedHtml(made, { css: '', modules: { counter: [] }, server: undefined }).replace(
      ' data-modules=""',
      '',
    );
    expect(bare).toBe(made.html.replace(/\uE000.*?\uE000/g, ''));
    expect(bare).toContain(`<main>${ISLAND}${FORM}</main>`);
  });
});
