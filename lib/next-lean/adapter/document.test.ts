import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishedHtml, openDocument, type Parts, type TemplateOptions, templateOf } from './document';
import { parseHtml } from './html';
import { readFixture } from './next-16/fixture/read';
import { withoutFlight } from './next-16/rendered';
import { sealProblems } from './seal';

const parts: Parts = {
  fitted: { css: 'p{color:red}', short: new Map(), kept: new Set() },
  modules: { counter: ['/_next/static/islands/counter.js', '/_next/static/islands/shared.js'] },
  server: undefined,
};
const FROM = { formsPath: '/api/leads/', inlineScripts: [] };
const lean = (source: string) => {
  const template = templateOf(withoutFlight(source), FROM);
  return { html: finishedHtml(template, parts), problems: template.problems };
};

describe('a page without an island', () => {
  it('keeps its text once, its data and the site script, and nothing of the framework', () => {
    const { html, problems } = lean(readFixture('plain'));
    expect(problems).toEqual([]);
    expect(html.split('Pesa kwa simu')).toHaveLength(2);
    expect(html.replace(/(?:word ){240}/, '… ')).toBe(
      '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/><title>Plain</title></head><body><main><h1>Page 4 of 5</h1><div><p>Pesa kwa simu — “é” … </p></div><script type="application/ld+json">{"@type":"Thing"}</script></main><script type="module" src="/assets/site-ABCDEFGH.js"></script></body></html>',
    );
    expect(sealProblems(parseHtml(html), [])).toEqual([]);
  });
});

describe('a page with an island', () => {
  it('names what to fetch on the island itself, and is left with no script of the framework either', () => {
    const { html, problems } = lean(readFixture('island'));
    expect(problems).toEqual([]);
    expect(html).toContain(
      '<div data-island="counter" data-modules="/_next/static/islands/counter.js /_next/static/islands/shared.js" data-when="visible">',
    );
    expect(html.match(/<script|<link/g)).toEqual(['<script']);
    expect(html).toContain('<script type="module" src="/assets/site-ABCDEFGH.js"></script></body>');
    expect(sealProblems(parseHtml(html), [])).toEqual([]);
  });

  it('keeps what React hydrates against to the byte, and no comment, namespace or empty end tag elsewhere', () => {
    const icon = '<svg xmlns="http://www.w3.org/2000/svg" fill="none"><path d="M0 0"></path></svg>';
    const { html } = lean(
      readFixture('island').replace('<main>', `<main>${icon}`).replace('<button type="button">', `${icon}$&`),
    );
    expect(html.split('<svg fill="none"><path d="M0 0"/></svg>')).toHaveLength(2);
    expect(html.split(icon)).toHaveLength(2);
    expect(html).toContain(
      '</svg><button type="button">&lt;/script&gt;<!-- --> <!-- -->0</button></div></main><script',
    );
    expect(html).toContain('</svg><h1>Island 1</h1>');
  });
});

describe('styles', () => {
  const link = (name: string) =>
    `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`;
  const html = readFixture('plain').replace('<title>', `${link('a')}${link('b')}<title>`);

  it('stand in the document, once, where the first stylesheet was linked', () => {
    const leaned = lean(html).html;
    expect(leaned).toContain('initial-scale=1"/><style>p{color:red}</style><title>');
    expect(leaned).not.toContain('.css');
    expect(sealProblems(parseHtml(leaned), [])).toEqual(['has a <style> element']);
  });
});

describe('what is refused', () => {
  it.each([
    [
      'an inline script of somebody',
      readFixture('plain').replace('</main>', '<script>alert(1)</script></main>'),
      'has an inline script: alert(1)',
    ],
    [
      'another way to hand over the data',
      readFixture('plain').replaceAll('__next_f', '__next_g'),
      'has an inline script: (self.__next_g=self.__next_g||[]).push([0])',
    ],
    [
      'a document of another shape',
      '<!DOCTYPE html><html><head></head><body></body></html>',
      'has no script of Next 16.4, so that it cannot be told what is its own',
    ],
    [
      'an island in another, which two roots would own',
      readFixture('island').replace('<button', '<div data-island="counter"></div><button'),
      'has the island "counter" inside another',
    ],
    [
      'what the policy blocks',
      readFixture('plain').replace('<h1>', '<h1 style="x">'),
      'has style="x" on <h1>',
    ],
    [
      'the sign that marks places',
      readFixture('plain').replace('<h1>', '<h1>\uE000'),
      'has the character U+E000, which marks places while a site is built',
    ],
    [
      'styles of somebody else',
      readFixture('plain').replace('<title>', '<style>p{color:red}</style><title>'),
      'has a <style> element',
    ],
  ])('%s', (_, html, problem) => {
    expect(lean(html).problems[0]).toBe(problem);
  });
});

it('sends the forms of the site, and only those, to their server', () => {
  const form = (action: string) => `<form method="post" action="${action}"></form>`;
  const html = readFixture('plain').replace(
    '</main>',
    `${form('/api/leads/contact')}${form('/help')}</main>`,
  );
  const finished = finishedHtml(templateOf(withoutFlight(html), FROM), {
    ...parts,
    server: 'https://forms.example/',
  });
  expect(finished).toContain(form('https://forms.example/api/leads/contact'));
  expect(finished).toContain(form('/help'));
});

it('is made from what a reader sees, and not from the data that repeats it for the runtime', () => {
  const source = readFixture('island');
  const again = source.replace(/self\.__next_f\.push\(\[1,"/, '$&another build ');
  expect(again).not.toBe(source);
  expect(withoutFlight(again)).toBe(withoutFlight(source));
});

const LINKS = ['b', 'a'].map((name) => `<link rel="stylesheet" href="/_next/static/${name}.css"/>`).join('');
const ISLAND =
  '<div class="box" data-island="counter" data-props="{&quot;kind&quot;:&quot;big&#10;wide&quot;}"></div>';
const FORM = '<form class="form" action="/api/leads/contact"><input name="a"/></form>';

/** A document of the fixture with another head and main element. */
const page = (main: string, head = '') =>
  readFixture('plain')
    .replace('</head>', `${LINKS}${head}</head>`)
    .replace(/<main>.*<\/main>/s, () => `<main>${main}</main>`);
const template = (main: string, head?: string) => templateOf(withoutFlight(page(main, head)), FROM);

const PARTS: Parts = {
  fitted: { css: 'p{}', short: new Map([['one', 'a']]), kept: new Set() },
  modules: { counter: ['/counter.js', '/shared.js'] },
  server: 'https://forms.example/',
};

describe('templateOf', () => {
  it('tells stylesheets in their order, and islands and names once each, sorted', () => {
    const { stylesheets, islands, names, words, indexed, problems } = template(ISLAND + FORM + ISLAND);
    expect(stylesheets).toBe('/_next/static/b.css /_next/static/a.css');
    expect(islands).toEqual(['counter']);
    expect(names).toEqual([...new Set(names)].sort());
    expect(names).toEqual(expect.arrayContaining(['box', 'form', 'input']));
    expect(words).toEqual([...new Set(words)].sort());
    expect(words).toEqual(expect.arrayContaining(['kind', 'big', 'wide']));
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

  it('names its classes as its styles do, without those that neither these nor a script name', () => {
    const fitted = { css: '.a{}', short: new Map([['md:p-2', 'a']]), kept: new Set(['open']) };
    const source = template('<p class="md:p-2 open  left">class=&quot;md:p-2&quot;</p>');
    expect(finishedHtml(source, { ...PARTS, fitted })).toContain(
      '<p class="a open">class=&quot;md:p-2&quot;</p>',
    );
    const escaped = template('<p class="[&amp;&gt;p]:m-1">a</p>');
    expect(finishedHtml(escaped, { ...PARTS, fitted: undefined })).toContain(
      '<p class="[&amp;>p]:m-1">a</p>',
    );
  });

  it('says to Twitter what Open Graph does not: the size of its card', () => {
    const source = template(
      '<meta name="twitter:card" content="large"/><meta name="twitter:title" content="A"/>',
    );
    const html = finishedHtml(source, PARTS);
    expect(html).toContain('<meta name="twitter:card" content="large"/>');
    expect(html).not.toContain('twitter:title');
  });

  it('has no style element where it needs no styles', () => {
    expect(finishedHtml(made, { ...PARTS, fitted: undefined })).not.toContain('<style');
  });

  it('differs in nothing but what was put in and cut out', () => {
    const bare = finishedHtml(made, {
      fitted: undefined,
      modules: { counter: [] },
      server: undefined,
    }).replace(' data-modules=""', '');
    expect(bare).toBe(made.html.replace(/\uE000(?:class (\w+)|.*?)\uE000/g, '$1'));
    expect(bare).toContain(`<main>${ISLAND}${FORM}</main>`);
  });
});

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'work-'));
});
afterEach(() => rmSync(project, { recursive: true }));

/** Opens a document as Next prerendered it. */
function open(text = 'one', code = 'code', from: Partial<TemplateOptions> = {}) {
  const file = join(project, 'one.html');
  writeFileSync(file, readFixture('plain').replace('<h1>', `<h1 class="${text}">`));
  return openDocument(file, { projectDir: project, code, ...FROM, ...from });
}
const folder = () => join(project, '.next/cache/build/templates');
const templates = () => readdirSync(folder());

describe('openDocument', () => {
  it('parses a document once, and takes what that gave from the cache then', () => {
    const first = open();
    expect(first.problems).toEqual([]);
    expect(first.names).toContain('one');
    expect(first).not.toHaveProperty('html');
    const [key = ''] = templates();
    writeFileSync(join(folder(), key), JSON.stringify({ names: ['kept'] }));
    expect(open().names).toEqual(['kept']);
  });

  it('parses it anew where its text, the code or what else it depends on is another', () => {
    open();
    open('one', 'other code');
    open('one', 'code', { formsPath: '/forms/' });
    open('one', 'code', { inlineScripts: ['own()'] });
    open('edited');
    expect(templates()).toHaveLength(5);
  });

  it('makes the document from its template, and once more where that was lost', () => {
    const { finish } = open();
    expect(finish(PARTS)).toContain('<h1 class="a">');
    rmSync(folder(), { recursive: true });
    expect(finish(PARTS)).toContain('<h1 class="a">');
  });
});
